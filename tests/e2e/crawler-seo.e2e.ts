import { expect, test } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'

import { demoPaths, demoRefs } from '../support/demo-site'
import { alternatesOf, canonicalOf, elementsOf, isKeptFromIndex, visibleText } from '../support/html'
import { jsonLdOf } from '../support/json-ld'
import { sendRaw } from '../support/raw-request'
import { forEachOf, open } from '../support/site'
import { siteUrl } from '../support/site-url'
import { readSitemap, type SitemapUrl } from '../support/sitemap'

const xml = /^application\/xml/

/** Pages opened of a sitemap; all the others are of the same kinds. */
const sampleSize = 60

const sampleOf = <T>(items: readonly T[]): T[] =>
  items.filter((_, index) => index % Math.ceil(items.length / sampleSize) === 0)

const pathOf = (url: string) => url.slice(siteUrl.length)

async function propertyPath(ref: number, locale = 'nl'): Promise<string> {
  const { location } = await open(`/${locale}/property/${ref}/`)
  if (!location) throw new Error(`Property ${ref} has no address`)
  return location
}

test.describe('the sitemap', () => {
  test.describe.configure({ mode: 'default' })

  let addresses: SitemapUrl[] = []

  test.beforeAll(async () => {
    const { html, headers, status } = await open('/sitemap.xml')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(xml)
    const names = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address))
    expect(names).toEqual(expect.arrayContaining(['/sitemaps/pages.xml', '/sitemaps/properties-1.xml']))
    const files = await forEachOf(names, 2, open)
    for (const file of files) {
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toMatch(xml)
    }
    addresses = files.flatMap((file) => readSitemap(file.html))
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
    expect(addresses.length).toBeGreaterThan(400)
    expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length)
    for (const { path, alternates, updatedAt, pictures } of addresses) {
      const locale = path.slice(1, 3)
      expect(alternates[locale], path).toBe(siteUrl + path)
      expect(alternates['x-default'], path).toBeTruthy()
      expect(Date.parse(updatedAt), path).not.toBeNaN()
      if (/\/\d+\/$/.test(path)) expect(pictures.length, path).toBeGreaterThan(0)
    }
  })

  test('leads to pages that exist, are indexed and name the same translations', async () => {
    test.setTimeout(120_000)
    const sample = sampleOf(addresses)
    const pages = await forEachOf(sample, 4, ({ path }) => open(path))
    for (const [index, { status, html }] of pages.entries()) {
      const { path, alternates } = sample[index] ?? { path: '', alternates: {} }
      expect(status, path).toBe(200)
      expect(isKeptFromIndex(html), path).toBe(false)
      expect(canonicalOf(html), path).toBe(siteUrl + path)
      expect(alternatesOf(html), path).toEqual(alternates)
    }
  })

  test('translations name each other', () => {
    const byPath = new Map(addresses.map((address) => [address.path, address]))
    for (const { path, alternates } of addresses)
      for (const address of Object.values(alternates))
        expect(byPath.get(pathOf(address))?.alternates, `${path} → ${address}`).toEqual(alternates)
  })

  test('leaves out answers to forms, the login and filtered lists', () => {
    const unwanted = addresses.filter(({ path }) => /\?|\/(login|bedankt|merci|thank-you|danke)\//.test(path))
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

test.describe('lists', () => {
  const list = `/nl${demoPaths['/for-sale/'].nl}`

  test('a further page has a URL of its own, in all languages', async () => {
    const { html } = await open(`${list}?page=2`)
    expect(isKeptFromIndex(html)).toBe(false)
    expect(canonicalOf(html)).toBe(`${siteUrl}${list}?page=2`)
    expect(alternatesOf(html)).toMatchObject({ fr: `${siteUrl}/fr${demoPaths['/for-sale/'].fr}?page=2` })
  })

  for (const query of [
    '?type=1',
    '?city=Fl%C3%A9malle%7C4400',
    '?sort=price',
    '?view=list',
    '?view=map',
    '?priceMax=250000&page=2',
  ])
    test(`${query} is known by the plain list and not indexed`, async () => {
      const { html } = await open(list + query)
      expect(isKeptFromIndex(html)).toBe(true)
      expect(canonicalOf(html)).toBe(siteUrl + list)
      expect(alternatesOf(html)).toEqual({})
    })

  test('a shared list is not indexed', async () => {
    const saved = `/nl${demoPaths['/saved/'].nl}`
    const { html } = await open(`${saved}?refs=${demoRefs.house},${demoRefs.hiddenPrice}`)
    expect(isKeptFromIndex(html)).toBe(true)
    expect(canonicalOf(html)).toBe(siteUrl + saved)
  })
})

test.describe('what machines are told of a property', () => {
  for (const locale of locales)
    test(`the price is the one on the page (${locale})`, async () => {
      const path = await propertyPath(demoRefs.house, locale)
      const { html } = await open(path)
      const listing = jsonLdOf(html, 'RealEstateListing')
      expect(listing).toMatchObject({
        url: siteUrl + path,
        inLanguage: locale,
        mainEntity: { '@type': 'House' },
        offers: { priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      })
      const { price } = listing?.offers as { price: number }
      expect(visibleText(html).replace(/\D/g, '')).toContain(String(price))
      expect(jsonLdOf(html, 'BreadcrumbList')).toMatchObject({
        itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
      })
    })

  test('a rent is per month', async () => {
    const { html } = await open(await propertyPath(demoRefs.apartmentToLet))
    expect(jsonLdOf(html, 'RealEstateListing')).toMatchObject({
      offers: {
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceSpecification: { unitCode: 'MON' },
      },
    })
  })

  test('a hidden price is nowhere in the data for search engines', async () => {
    const { html } = await open(await propertyPath(demoRefs.hiddenPrice))
    expect(JSON.stringify(jsonLdOf(html, 'RealEstateListing'))).not.toMatch(/price/i)
  })

  test('a sold one keeps its indexed page and says so', async () => {
    const { html } = await open(await propertyPath(demoRefs.soldApartment))
    expect(isKeptFromIndex(html)).toBe(false)
    expect(jsonLdOf(html, 'RealEstateListing')).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
  })
})

test('the home page describes the agency', async () => {
  const { html } = await open('/fr/')
  expect(jsonLdOf(html, 'RealEstateAgent')).toMatchObject({
    '@id': `${siteUrl}/#agency`,
    address: { addressCountry: 'BE' },
    telephone: expect.any(String),
  })
})

test('an article names its author', async () => {
  const { html } = await open('/fr/services/plan-2d/')
  expect(jsonLdOf(html, 'Article')).toMatchObject({ author: { '@id': `${siteUrl}/#agency` } })
})

test('networks get a title, a picture they can load and the other languages', async () => {
  const { html } = await open(await propertyPath(demoRefs.house))
  const metas = elementsOf(html, 'meta')
  const contentOf = (name: string) =>
    metas.find((meta) => meta.property === name || meta.name === name)?.content
  expect(contentOf('og:title')).toBeTruthy()
  expect(contentOf('og:locale')).toBe('nl_BE')
  expect(metas.filter(({ property }) => property === 'og:locale:alternate')).toHaveLength(locales.length - 1)
  expect(contentOf('twitter:card')).toBe('summary_large_image')
  const picture = await fetch(contentOf('og:image') ?? '')
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

test('a page that does not exist is not indexed', async () => {
  const { html, status } = await open('/nl/nothing-stands-here/')
  expect(status).toBe(404)
  expect(isKeptFromIndex(html)).toBe(true)
})

test.describe('pictures', () => {
  const rest = '&height=auto&format=webp'

  async function anyPicture(): Promise<string> {
    const { html } = await open('/nl/')
    const picture = elementsOf(html, 'img').find(({ src }) => src?.startsWith('/images/'))?.src
    if (!picture) throw new Error('The home page shows no picture')
    return picture.split('?')[0] ?? ''
  }

  for (const width of [400, 600, 1360, 1920])
    test(`width ${width} may be kept for ever (I2)`, async () => {
      const { status, headers } = await open(`${await anyPicture()}?width=${width}${rest}&v=1`)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('image/webp')
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.has('set-cookie')).toBe(false)
    })

  test('other widths and forms are refused (I2)', async () => {
    const picture = await anyPicture()
    for (const query of [
      '',
      `?width=401${rest}`,
      `?width=999999${rest}`,
      `?width=-1${rest}`,
      `?width=400&width=600${rest}`,
      '?width=400&height=400&format=webp',
      '?width=400&height=auto&format=avif',
    ])
      expect((await open(picture + query)).status, query).toBe(400)
  })

  test('no URL leaves the folder of pictures', async () => {
    for (const name of [
      '..%2fperron.db',
      '%2e%2e%2fperron.db',
      '..%5cperron.db',
      'a%00.jpg',
      '%2fetc%2fhosts.jpg',
      '.env',
      'a/../../perron.db',
    ])
      expect([400, 404], name).toContain(
        (await sendRaw({ target: `/images/${name}?width=400${rest}` })).status,
      )
  })

  test('the URLs of all pictures of a page are answered', async () => {
    const { html } = await open(`/nl${demoPaths['/for-sale/'].nl}`)
    const sets = elementsOf(html, 'img').flatMap(({ srcset = '' }) => srcset.split(', '))
    const pictures = sampleOf([...new Set(sets.flatMap((candidate) => candidate.split(' ')[0] || []))])
    expect(pictures.length).toBeGreaterThan(10)
    const answers = await forEachOf(pictures, 4, (path) => open(path, { method: 'HEAD' }))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })
})
