import fc from 'fast-check'
import { expect, test } from 'vitest'

import { publicPostalAddress } from '@/features/property/model/postal-address'
import { describePrice, type PriceDescription } from '@/features/property/model/price'

import type { DwellingSource } from './dwelling'
import { writeJsonLd } from './json-ld'
import { listingData, type ListingSource } from './listing'

const origin = 'https://perron.example'
const path = '/nl/te-koop/flemalle/huis/4638/'

const dwelling: DwellingSource = {
  name: 'Villa met tuin',
  typeName: 'Huis',
  webId: 1,
  address: {
    street: 'Rue du Bac 12',
    zip: '4400',
    city: 'Flémalle',
    country: null,
    coordinates: { latitude: 50.60055, longitude: 5.46035 },
  },
  countryId: 10,
  townCentre: { latitude: 50.59912, longitude: 5.45678 },
  livingAreaInSquareMetres: 212,
  groundAreaInSquareMetres: 1617,
  bedrooms: 4,
  bathrooms: 2,
  epcLabel: 'B',
}

const listing: ListingSource = {
  path,
  locale: 'nl',
  goal: 'sale',
  availability: 'available',
  price: { kind: 'exact', price: 375_000, monthly: false },
  title: 'Villa met tuin',
  description: 'Een villa.',
  imageSrcs: ['/images/a.jpg?width=1360', 'https://cdn.example.com/images/b.jpg?width=1360'],
  onlineSince: '2026-11-19T08:00:00.000Z',
  dwelling,
}

test.each([
  [10, 'BE'],
  [50, 'LU'],
  [1276, 'DE'],
  [1620, 'PT'],
  [777, undefined],
  [null, undefined],
] as const)('the address of a home in country %s says %s', (countryId, code) => {
  const data = listingData({ ...listing, dwelling: { ...dwelling, countryId } }, origin)
  expect(data).toMatchObject({ mainEntity: { address: { addressCountry: code } } })
})

test('the day a property was put online is the one in Belgium', () => {
  const nightly = { ...listing, onlineSince: '2027-06-30T22:30:00.000Z' }
  expect(listingData(nightly, origin)).toMatchObject({ datePosted: '2027-07-01' })
})

test('a house for sale is described with its price, place and home', () => {
  expect(listingData(listing, origin)).toMatchObject({
    '@type': 'RealEstateListing',
    url: origin + path,
    datePosted: '2026-11-19',
    image: [`${origin}/images/a.jpg?width=1360`, 'https://cdn.example.com/images/b.jpg?width=1360'],
    mainEntity: {
      '@type': 'House',
      address: {
        streetAddress: 'Rue du Bac 12',
        postalCode: '4400',
        addressLocality: 'Flémalle',
        addressCountry: 'BE',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 50.60055, longitude: 5.46035 },
      floorSize: { value: 212, unitCode: 'MTK' },
      numberOfBedrooms: 4,
    },
    offers: {
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      availability: 'https://schema.org/InStock',
      price: 375_000,
      priceCurrency: 'EUR',
    },
  })
})

test.each([
  ['sale', 'Sell'],
  ['takeover', 'Sell'],
  ['rent', 'LeaseOut'],
] as const)('%s is the business function %s', (goal, name) => {
  const businessFunction = `http://purl.org/goodrelations/v1#${name}`
  expect(listingData({ ...listing, goal }, origin)).toMatchObject({ offers: { businessFunction } })
})

test.each([
  ['available', 'InStock'],
  ['underOption', 'LimitedAvailability'],
  ['sold', 'SoldOut'],
  ['rented', 'SoldOut'],
] as const)('%s is %s', (availability, word) => {
  expect(listingData({ ...listing, availability }, origin).offers).toMatchObject({
    availability: `https://schema.org/${word}`,
  })
})

test.each<[string, PriceDescription, object]>([
  ['a rent is per month', { kind: 'exact', price: 850, monthly: true }, { price: 850, unitCode: 'MON' }],
  ['a starting price is the lowest', { kind: 'from', price: 199_000, monthly: false }, { minPrice: 199_000 }],
])('%s', (_, price, specification) => {
  const { offers } = listingData({ ...listing, price }, origin)
  expect(offers).toMatchObject({ priceSpecification: { ...specification, priceCurrency: 'EUR' } })
  expect(offers).not.toHaveProperty('price')
})

test('a life annuity is a down payment with instalments, never a price', () => {
  const price = { kind: 'exact', price: 52_000, monthly: false, annuity: 740 } as const
  const { offers } = listingData({ ...listing, price }, origin)
  expect(offers).not.toHaveProperty('price')
  expect(offers).toMatchObject({
    priceSpecification: {
      '@type': 'CompoundPriceSpecification',
      priceComponent: [
        { price: 52_000, priceComponentType: 'https://schema.org/Downpayment' },
        { price: 740, unitCode: 'MON', priceComponentType: 'https://schema.org/Installment' },
      ],
    },
  })
  const unknown = listingData({ ...listing, price: { ...price, annuity: null } }, origin).offers
  expect(unknown).not.toHaveProperty('price')
  expect(unknown).not.toHaveProperty('priceSpecification')
  const alone = listingData({ ...listing, price: { kind: 'annuity', annuity: 740 } }, origin).offers
  expect(alone).toMatchObject({
    priceSpecification: {
      priceComponent: [{ price: 740, priceComponentType: 'https://schema.org/Installment' }],
    },
  })
})

test('land has no floor, but a standard type', () => {
  const { mainEntity } = listingData({ ...listing, dwelling: { ...dwelling, webId: 4 } }, origin)
  expect(mainEntity).toMatchObject({
    '@type': 'Place',
    additionalProperty: [{ value: 1617, unitCode: 'MTK' }, { value: 'B' }],
  })
  expect(mainEntity).not.toHaveProperty('floorSize')
})

const secretText = fc.stringMatching(/^[A-Z][a-z]{6,12}$/).map((text) => `Geheim${text}`)

const stored = fc.record({
  price: fc.integer({ min: 1_000_000, max: 9_999_999 }),
  publishPrice: fc.boolean(),
  priceUnit: fc.constantFrom(null, 7),
  goal: fc.constantFrom('sale' as const, 'rent' as const),
  publishAddress: fc.boolean(),
  street: secretText,
  houseNumber: fc.stringMatching(/^[1-9]\d{3}[A-Z]$/),
  boxNr: fc.stringMatching(/^B[1-9]\d{3}$/),
  // Seven decimals, so that no other number of the page contains them by chance.
  latitude: fc.integer({ min: 49_500_001, max: 51_499_999 }).map((n) => (n * 10 + 7) / 1e7),
  longitude: fc.integer({ min: 2_500_001, max: 6_399_999 }).map((n) => (n * 10 + 7) / 1e7),
})

test('a hidden price or postal address is never contained, with any stored data', () => {
  fc.assert(
    fc.property(stored, (property) => {
      const address = publicPostalAddress({ ...property, locality: { name: 'Flémalle', zip: '4400' } }, 'nl')
      const source = {
        ...listing,
        goal: property.goal,
        price: describePrice(property),
        dwelling: { ...dwelling, address },
      }
      const text = writeJsonLd(listingData(source, origin))
      const shows = (secret: string | number) => text.includes(String(secret))
      expect(shows(property.price)).toBe(property.publishPrice)
      expect(/price/i.test(text)).toBe(property.publishPrice)
      const place = [
        property.street,
        property.houseNumber,
        property.boxNr,
        property.latitude,
        property.longitude,
      ]
      expect(place.every(shows)).toBe(property.publishAddress)
      expect(place.some(shows)).toBe(property.publishAddress)
    }),
  )
})

test('a hidden location is a circle around the centre of the town', () => {
  const address = { ...dwelling.address, street: null, coordinates: null }
  const { mainEntity } = listingData({ ...listing, dwelling: { ...dwelling, address } }, origin)
  expect(mainEntity).toMatchObject({
    geo: { '@type': 'GeoCircle', geoMidpoint: { latitude: 50.6, longitude: 5.46 }, geoRadius: 5000 },
  })
})
