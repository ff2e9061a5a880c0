import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'
import type { PropertySummary } from '@/features/property/model/property-summary'

import { compareProperties, type ComparedProperty } from './comparison'

const summary: PropertySummary = {
  ref: 4310,
  href: '/fr/property/4310/',
  title: 'Maison',
  typeName: 'Maison',
  city: 'Flémalle',
  zip: '4400',
  price: { kind: 'exact', price: 285_000, monthly: false },
  epcLabel: 'C',
  bedrooms: 3,
  livingAreaInSquareMetres: 150,
  groundAreaInSquareMetres: 420,
  picture: null,
  marquee: null,
}

const house: ComparedProperty = {
  summary,
  values: { surfaceLiving: 150, bedrooms: 3, hasGarden: 'yes', hasTerrace: 'unknown', cadastralIncome: 850 },
}
const flat: ComparedProperty = {
  summary: { ...summary, ref: 4311, price: { kind: 'hidden' }, epcLabel: null, typeName: 'Appartement' },
  values: { surfaceLiving: 150, bedrooms: 2, hasGarden: 'no', hasTerrace: 'unknown' },
}

const compare = async (...properties: ComparedProperty[]) =>
  compareProperties(properties, {
    locale: 'fr',
    priceStyle: 'belgianDutch',
    t: await getTranslator('fr', 'nl-BE'),
  })

const rowOf = (rows: Awaited<ReturnType<typeof compare>>, label: string) =>
  rows.find((row) => row.label === label)

test('rows contain the value of each property, and whether they differ', async () => {
  const rows = await compare(house, flat)
  expect(rowOf(rows, 'Chambres')).toEqual({ label: 'Chambres', values: ['3', '2'], differs: true })
  expect(rowOf(rows, 'Surface habitable')).toMatchObject({
    values: ['150\u00a0m²', '150\u00a0m²'],
    differs: false,
  })
  expect(rowOf(rows, 'Jardin')).toMatchObject({ values: ['Oui', 'Non'], differs: true })
  expect(rowOf(rows, 'Localité')).toMatchObject({
    values: ['4400\u00a0Flémalle', '4400\u00a0Flémalle'],
    differs: false,
  })
})

test('an unpublished price is neither shown nor divided by the surface', async () => {
  const rows = await compare(house, flat)
  expect(rowOf(rows, 'Prix')?.values).toEqual(['€\u00a0285.000', 'Prix sur demande'])
  expect(rowOf(rows, 'Prix au m²')?.values).toEqual(['€\u00a01.900', null])
})

test('known and unknown differ; a row with only unknown values is left out', async () => {
  const rows = await compare(house, flat)
  expect(rowOf(rows, 'Revenu cadastral (RC)')).toMatchObject({ values: ['€\u00a0850', null], differs: true })
  expect(rowOf(rows, 'Terrasse')).toBeUndefined()
})

test('the price per square metre of land uses the ground area', async () => {
  const land = { ...house, summary: { ...summary, livingAreaInSquareMetres: null } }
  expect(rowOf(await compare(land, house), 'Prix au m²')?.values).toEqual(['€\u00a0679', '€\u00a01.900'])
})
