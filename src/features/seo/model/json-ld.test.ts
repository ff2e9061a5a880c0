import fc from 'fast-check'
import { expect, test } from 'vitest'

import { agencyData } from './agency'
import { articleData } from './article'
import { breadcrumbList } from './breadcrumb-list'
import { writeJsonLd } from './json-ld'

const origin = 'https://perron.example'

test('no text can close the script element, and parsing returns the same data', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('</script><script>alert(1)</script>', '<!--', ']]>'))
  fc.assert(
    fc.property(text, (name) => {
      const written = writeJsonLd({ '@context': 'https://schema.org', '@type': 'Thing', name })
      expect(written).not.toContain('<')
      expect(JSON.parse(written)).toMatchObject({ name })
    }),
  )
})

test('a breadcrumb contains absolute URLs, and none for levels without a page and the page itself', () => {
  const crumbs = [
    { label: 'Home', href: '/nl/' },
    { label: 'Onze diensten' },
    { label: 'Foto’s', href: '/nl/diensten/fotos/' },
  ]
  const list = breadcrumbList(crumbs, origin)
  expect(JSON.parse(writeJsonLd(list))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://perron.example/nl/' },
      { '@type': 'ListItem', position: 2, name: 'Onze diensten' },
      { '@type': 'ListItem', position: 3, name: 'Foto’s' },
    ],
  })
})

test('the agency is described with known facts and valid URLs', () => {
  const agency = {
    name: 'Immo Perron',
    phone: '042220000',
    street: 'Place du Marché',
    houseNumber: '197',
    zip: '4000',
    city: 'Luik',
    latitude: 50.6457,
    longitude: 5.5743,
    socialLinks: [
      { network: 'facebook' as const, url: 'https://www.facebook.com/perron' },
      { network: 'x' as const, url: 'javascript:alert(1)' },
    ],
  }
  const written = writeJsonLd(
    agencyData({ agency, homeHref: '/nl/', logoSrc: '/images/logo.png?width=400', imageSrc: null }, origin),
  )
  expect(JSON.parse(written)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': 'https://perron.example/#agency',
    name: 'Immo Perron',
    url: 'https://perron.example/nl/',
    telephone: '042220000',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Place du Marché 197',
      postalCode: '4000',
      addressLocality: 'Luik',
      addressCountry: 'BE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 50.6457, longitude: 5.5743 },
    logo: 'https://perron.example/images/logo.png?width=400',
    sameAs: ['https://www.facebook.com/perron'],
  })
})

test('an article names the agency as its author', () => {
  const article = {
    title: '2D-plan',
    description: null,
    path: '/nl/onze-diensten/2d-plan/',
    locale: 'nl' as const,
    agencyName: 'Immo Perron',
    imageSrc: null,
    createdAt: '2026-01-15T09:00:00.000Z',
    updatedAt: '2026-02-15T09:00:00.000Z',
  }
  expect(articleData(article, origin)).toMatchObject({
    headline: '2D-plan',
    mainEntityOfPage: 'https://perron.example/nl/onze-diensten/2d-plan/',
    author: { '@id': 'https://perron.example/#agency', name: 'Immo Perron' },
    datePublished: '2026-01-15T09:00:00.000Z',
  })
})
