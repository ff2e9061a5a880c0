import { expect } from '@playwright/test'

import { test } from '../support/browser-test'
import { evenSample } from '../support/full-run'
import { alternatesOf, canonicalOf, isNoIndex } from '../support/html'
import { forEachOf, open } from '../rig/demo-pages'
import { siteUrl } from '../rig/site-url'
import { readSitemap, type SitemapUrl } from '../support/sitemap'

const xml = /^application\/xml/

const pathOf = (url: string) => url.slice(siteUrl.length)

test.describe('the sitemap', () => {
  test.describe.configure({ mode: 'default' })

  let sitemapUrls: SitemapUrl[] = []

  test.beforeAll(async () => {
    const { html, headers, status } = await open('/sitemap.xml')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(xml)
    const names = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => pathOf(url))
    expect(names).toEqual(expect.arrayContaining(['/sitemaps/pages.xml', '/sitemaps/properties-1.xml']))
    const files = await forEachOf(names, 2, open)
    for (const file of files) {
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toMatch(xml)
    }
    sitemapUrls = files.flatMap((file) => readSitemap(file.html))
  })

  test('is well-formed for a browser', async ({ page }) => {
    const { html } = await open('/sitemaps/properties-1.xml')
    const problem = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
      html,
    )
    expect(problem).toBeUndefined()
  })

  test('names each URL once, with its translations, a date and, of properties, pictures', () => {
    expect(sitemapUrls.length).toBeGreaterThan(400)
    expect(new Set(sitemapUrls.map(({ path }) => path)).size).toBe(sitemapUrls.length)
    for (const { path, alternates, updatedAt, pictures } of sitemapUrls) {
      const locale = path.slice(1, 3)
      expect(alternates[locale], path).toBe(siteUrl + path)
      expect(alternates['x-default'], path).toBeTruthy()
      expect(Date.parse(updatedAt), path).not.toBeNaN()
      if (/\/\d+\/$/.test(path)) expect(pictures.length, path).toBeGreaterThan(0)
    }
  })

  test(
    'leads to pages that exist, are indexed and name the same translations',
    { tag: '@full' },
    async () => {
      const sample = evenSample(sitemapUrls)
      const pages = await forEachOf(sample, 4, ({ path }) => open(path))
      for (const [index, { status, html }] of pages.entries()) {
        const { path, alternates } = sample[index] ?? { path: '', alternates: {} }
        expect(status, path).toBe(200)
        expect(isNoIndex(html), path).toBe(false)
        expect(canonicalOf(html), path).toBe(siteUrl + path)
        expect(alternatesOf(html), path).toEqual(alternates)
      }
    },
  )

  test('translations name each other', () => {
    const byPath = new Map(sitemapUrls.map((entry) => [entry.path, entry]))
    for (const { path, alternates } of sitemapUrls)
      for (const alternate of Object.values(alternates))
        expect(byPath.get(pathOf(alternate))?.alternates, `${path} → ${alternate}`).toEqual(alternates)
  })

  test('leaves out answers to forms, the login and filtered lists', () => {
    const unwanted = sitemapUrls.filter(({ path }) =>
      /\?|\/(login|bedankt|merci|thank-you|danke)\//.test(path),
    )
    expect(unwanted).toEqual([])
  })

  test('has no further files', async () => {
    for (const name of [
      'properties-0.xml',
      'properties-9999.xml',
      'other.xml',
      'constructor.xml',
      'pages.xml.gz',
    ])
      expect((await open(`/sitemaps/${name}`)).status, name).toBe(404)
  })
})

test('robots are told where the sitemap is, and may not ask for the studio', async () => {
  const { html, headers } = await open('/robots.txt')
  expect(headers.get('content-type')).toMatch(/^text\/plain/)
  expect(html).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(html).toMatch(/^Disallow: \/admin\/$/m)
  expect(html).toMatch(/^Disallow: \/api\/$/m)
})
