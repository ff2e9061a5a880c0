import fc from 'fast-check'
import { expect, test } from 'vitest'

import { disclosedFields, disclosedPicture, disclosureOf, type DisclosureSource } from './disclosure'

const policy = { marquees: [{ code: 9, meaning: 'sold' as const }], daysShownWhenGone: 20 }
const now = new Date('2026-11-28T10:00:00Z')
const date = '2026-01-05T12:00:00.000Z'

test.each<[string, DisclosureSource, string]>([
  ['on offer', { status: 'active' }, 'open'],
  ['under option', { status: 'underOption', soldAt: date }, 'open'],
  ['withdrawn without a sale: it is not found at all', { status: 'withdrawn' }, 'open'],
  ['withdrawn after the sale', { status: 'withdrawn', soldAt: '2026-11-27' }, 'closed'],
  [
    'withdrawn after the sale with consent',
    { status: 'withdrawn', soldAt: date, sellerConsent: { date } },
    'closed',
  ],
  ['withdrawn while its ribbon says sold', { status: 'withdrawn', marquee: 9 }, 'closed'],
  ['withdrawn with another ribbon', { status: 'withdrawn', marquee: 4 }, 'open'],
  ['sold today', { status: 'sold', soldAt: '2026-11-28T09:00:00.000Z' }, 'recent'],
  ['let on the last day that counts', { status: 'rented', soldAt: '2026-11-09T09:00:00.000Z' }, 'recent'],
  ['sold a day earlier', { status: 'sold', soldAt: '2026-11-08T22:59:00.000Z' }, 'closed'],
  ['sold by the ribbon of a feed', { status: 'active', marquee: 9, soldAt: date }, 'closed'],
  ['without a day', { status: 'sold' }, 'closed'],
  ['on a day to come', { status: 'sold', soldAt: '2026-12-24T09:00:00.000Z' }, 'closed'],
  ['with consent', { status: 'sold', soldAt: date, sellerConsent: { date } }, 'reference'],
  [
    'consent without a date',
    { status: 'sold', soldAt: date, sellerConsent: { includesPrice: true } },
    'closed',
  ],
  ['consent while it is recent', { status: 'sold', soldAt: '2026-11-27', sellerConsent: { date } }, 'recent'],
])('%s', (_, source, expected) => {
  expect(disclosureOf(source, policy, now)).toBe(expected)
})

const property = {
  id: 'p',
  ref: 4712,
  goal: 'sale',
  status: 'sold' as const,
  type: 't',
  locality: 'l',
  street: 'Quai des Ardoises',
  houseNumber: '12',
  latitude: 50.1,
  price: 318_000,
  publishPrice: true,
  totalCost: 350_000,
  cadastralIncome: 900,
  headline: { fr: 'Maison avec jardin', nl: 'Huis met tuin' },
  slug: {},
  description: { fr: 'Au calme' },
  bedrooms: 3,
  pictures: ['a', 'b'],
  plans: ['c'],
  sellerConsent: { date: null, includesPrice: false },
}

test('a recent sale keeps measures, title and pictures', () => {
  const shown = disclosedFields(property, 'recent')
  expect(shown).toMatchObject({
    bedrooms: 3,
    pictures: ['a', 'b'],
    headline: property.headline,
    locality: 'l',
  })
  for (const name of ['street', 'houseNumber', 'latitude', 'price', 'totalCost', 'cadastralIncome', 'plans'])
    expect(shown).not.toHaveProperty(name)
  expect(shown).not.toHaveProperty('description')
})

test('a reference keeps place, one picture and its address', () => {
  const shown = disclosedFields(property, 'reference')
  expect(shown).toMatchObject({ locality: 'l', pictures: ['a'], slug: { fr: 'maison-avec-jardin' } })
  expect(shown).not.toHaveProperty('headline')
  expect(shown).not.toHaveProperty('price')
  expect(shown).not.toHaveProperty('bedrooms')
})

test('the price stays with a dated consent that names it, until nothing is shown at all', () => {
  const sellerConsent = { date, includesPrice: true }
  const agreed = { ...property, sellerConsent }
  expect(disclosedFields(agreed, 'recent')).toMatchObject({ price: 318_000, publishPrice: true })
  expect(disclosedFields(agreed, 'reference')).toMatchObject({ price: 318_000 })
  expect(disclosedFields(agreed, 'recent')).not.toHaveProperty('totalCost')
  expect(disclosedFields(agreed, 'closed')).not.toHaveProperty('price')
  const undated = { ...property, sellerConsent: { date: null, includesPrice: true } }
  expect(disclosedFields(undated, 'reference')).not.toHaveProperty('price')
})

test.each([
  ['Quai des Ardoises 12', null],
  ['QUAI DES ARDOISES', null],
  ['Vendu 318.000 €', null],
  ['Vendu 318 000 €', null],
  ['Maison de 1318000 briques', null],
  ['Maison au bord de l’eau', 'Maison au bord de l’eau'],
])('a title or address that names street or price goes in every language: %s', (fr, expected) => {
  for (const name of ['headline', 'slug'] as const) {
    const shown = disclosedFields({ ...property, [name]: { ...property.headline, fr } }, 'recent')
    expect(shown[name]).toEqual(expected === null ? null : { ...property.headline, fr: expected })
  }
})

test('whatever a property has, a closed one tells none of it', () => {
  const bare = new Set(Object.keys(disclosedFields({ id: 'p', ref: 1, goal: 'sale', agent: 'a' }, 'closed')))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.integer()), (others) => {
      const shown = disclosedFields({ ...others, ...property }, 'closed')
      for (const name of Object.keys(shown)) expect([...bare, 'status', 'sellerConsent']).toContain(name)
    }),
  )
})

test('the description of a picture may name the street, so the title replaces it', () => {
  const picture = { src: '/a.jpg', srcSet: '', width: 1, height: 1, alt: 'Quai des Ardoises 12' }
  expect(disclosedPicture(picture, 'recent', 'Maison')?.alt).toBe('Maison')
  expect(disclosedPicture(picture, undefined, 'Maison')).toBe(picture)
  expect(disclosedPicture(null, 'recent', 'Maison')).toBeNull()
})
