import { expect } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'

import { test } from '../support/browser-test'
import { demoPaths, demoRefs } from '../rig/demo-site'
import { alternatesOf, canonicalOf, elementsOf, isNoIndex, visibleText } from '../support/html'
import { jsonLdOf } from '../support/json-ld'
import { open, propertyPath } from '../rig/demo-pages'
import { siteUrl } from '../rig/site-url'

test.describe('lists', () => {
  const list = `/nl${demoPaths['/for-sale/'].nl}`

  test('a further page has a URL of its own, in all languages', async () => {
    const { html } = await open(`${list}?page=2`)
    expect(isNoIndex(html)).toBe(false)
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
      expect(isNoIndex(html)).toBe(true)
      expect(canonicalOf(html)).toBe(siteUrl + list)
      expect(alternatesOf(html)).toEqual({})
    })

  test('a shared list is not indexed', async () => {
    const saved = `/nl${demoPaths['/saved/'].nl}`
    const { html } = await open(`${saved}?refs=${demoRefs.house},${demoRefs.hiddenPrice}`)
    expect(isNoIndex(html)).toBe(true)
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
    expect(isNoIndex(html)).toBe(false)
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
  expect(isNoIndex(html)).toBe(true)
})
