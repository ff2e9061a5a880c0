import fc from 'fast-check'
import { expect, test } from 'vitest'

import { robotsText } from './robots'
import { sitemapIndexXml, sitemapXml } from './sitemap'

const context = { origin: 'https://perron.example', enabled: ['nl', 'fr', 'de'], fallback: 'fr' } as const

const place = {
  paths: { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: '/en/for-sale/' },
  updatedAt: '2026-11-20T10:00:00.000Z',
  pictures: ['/images/a.jpg?width=1360&v=1', 'https://cdn.example.com/images/b.jpg'],
}

test('a page has one URL for each existing and offered language, with all alternates', () => {
  const xml = sitemapXml([place], context)
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(urls).toEqual(['https://perron.example/nl/te-koop/', 'https://perron.example/fr/a-vendre/'])
  const entries = xml.split('<url>').slice(1)
  for (const entry of entries) {
    expect(entry).toContain('hreflang="nl" href="https://perron.example/nl/te-koop/"')
    expect(entry).toContain('hreflang="x-default" href="https://perron.example/fr/a-vendre/"')
    expect(entry).not.toContain('hreflang="en"')
    expect(entry).toContain('<lastmod>2026-11-20T10:00:00.000Z</lastmod>')
    expect(entry).toContain('<image:loc>https://perron.example/images/a.jpg?width=1360&amp;v=1</image:loc>')
    expect(entry).toContain('<image:loc>https://cdn.example.com/images/b.jpg</image:loc>')
  }
})

test('without the default language there is no x-default', () => {
  expect(sitemapXml([{ ...place, paths: { nl: '/nl/te-koop/' } }], context)).not.toContain('x-default')
})

test('a page that exists in no offered language is left out', () => {
  expect(sitemapXml([{ ...place, paths: { en: '/en/for-sale/' } }], context)).not.toContain('<url>')
})

test('no path breaks out of its element', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const xml = sitemapXml(
        [{ ...place, paths: { nl: `/nl/${text}` }, pictures: [`/images/${text}`] }],
        context,
      )
      const values = [...xml.matchAll(/<(?:image:)?loc>([^<]*)<\/(?:image:)?loc>/g)].map(
        ([, value]) => value ?? '',
      )
      expect(values).toHaveLength(2)
      expect(values.every((value) => !/[<>"']|&(?!(?:amp|lt|gt|quot|apos);)/.test(value))).toBe(true)
    }),
  )
})

test('the index contains the absolute URL of every sitemap', () => {
  const xml = sitemapIndexXml(['/sitemaps/pages.xml', '/sitemaps/properties-1.xml'], context.origin)
  expect(xml).toContain('<sitemap><loc>https://perron.example/sitemaps/properties-1.xml</loc></sitemap>')
})

test('robots.txt contains the sitemap and the disallowed paths, but no filtered lists', () => {
  const text = robotsText(context.origin, true)
  expect(text).toContain('Sitemap: https://perron.example/sitemap.xml')
  expect(text).toMatch(/^Disallow: \/admin\/$/m)
  expect(text).not.toContain('?')
})

test('before the launch robots.txt closes the whole site and names no sitemap', () => {
  expect(robotsText(context.origin, false)).toBe('User-agent: *\nDisallow: /\n')
})
