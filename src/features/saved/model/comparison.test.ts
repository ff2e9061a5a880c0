import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'
import type { PropertySummary } from '@/features/property/model/property-summary'

import { compareProperties, type ComparedProperty } from './comparison'

const summary: PropertySummary = {
  id: 'p4310',
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

const loanWith = (payment: number | null) => ({ payment, ratePercent: 3.1, years: 20 })

const rowOf = (rows: Awaited<ReturnType<typeof compare>>, label: string) =>
  rows.find((row) => row.label === label)

test('rows contain the value of each property, and whether they differ', async () => {
  const rows = await compare(house, flat)
  expect(rowOf(rows, 'Chambres')).toMatchObject({ values: ['3', '2'], differs: true })
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

test('a month costs the payment of a loan, or the rent with its charges', async () => {
  const rental: ComparedProperty = {
    summary: { ...summary, price: { kind: 'exact', price: 900, monthly: true } },
    values: { renterCharges: 75 },
    loan: loanWith(5),
  }
  const from: ComparedProperty = {
    ...rental,
    summary: { ...summary, price: { kind: 'from', price: 700, monthly: true } },
  }
  const rows = await compare({ ...house, loan: loanWith(1402.4) }, rental, from, {
    ...flat,
    loan: loanWith(null),
  })
  expect(rowOf(rows, 'Coût par mois')?.values).toEqual(['€ 1.402', '€ 975', '€ 775', null])
})

test('the row of the costs says what these are made of', async () => {
  const rental: ComparedProperty = {
    summary: { ...summary, price: { kind: 'exact', price: 900, monthly: true } },
    values: {},
  }
  const bought = { ...house, loan: loanWith(1402) }
  const costsOf = (rows: Awaited<ReturnType<typeof compare>>) => rows.flatMap((row) => row.costs ?? [])
  const { loan } = bought
  expect(costsOf(await compare(bought, rental))).toEqual([{ loan, hasRents: true }])
  expect(costsOf(await compare(bought, flat))).toEqual([{ loan, hasRents: false }])
  expect(costsOf(await compare(rental, house))).toEqual([{ loan: undefined, hasRents: true }])
  expect(costsOf(await compare(house, flat))).toEqual([])
})

test('the result of the inspection is written out, and energy labels are told apart', async () => {
  const rows = await compare(house, { ...flat, values: { electricityCertificate: 'notConform' } })
  expect(rows.find(({ values }) => values.includes('Non conforme'))?.values).toEqual([null, 'Non conforme'])
  expect(rows.filter(({ isEpc }) => isEpc).map(({ values }) => values)).toEqual([['C', null]])
})

const station = (distanceInMetres: number | null) => ({ kind: 'station' as const, distanceInMetres })

test.each([
  ['the nearest', [station(4200), station(850)], true, '850\u00a0m, 11\u00a0min à pied'],
  ['beyond a walk', [station(4200)], true, '4,2\u00a0km'],
  ['of a hidden address: no distance', [station(850)], false, 'à moins de 15\u00a0min à pied'],
  ['of a hidden address, beyond a walk', [station(4200)], false, null],
  ['without a distance', [station(null)], true, null],
  ['of another kind', [{ kind: 'school' as const, distanceInMetres: 200 }], true, null],
])('the way to a station: %s', async (_, places, isAddressPublic, expected) => {
  const besideStation = { ...house, places: [station(100)], isAddressPublic: true }
  const rows = await compare(besideStation, { ...flat, places, isAddressPublic })
  expect(rowOf(rows, 'Gare')?.values).toEqual(['100\u00a0m, 2\u00a0min à pied', expected])
})

test('properties without a station have no row of it', async () => {
  expect(rowOf(await compare(house, flat), 'Gare')).toBeUndefined()
})
