import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { catalogueFields } from './catalogue'
import { describeSections } from './describe-sections'
import { formatValue } from './format-value'
import { isZeroUnknown, knownMeasure } from './known-measure'
import { displayFormats } from './types'

/** Every field that holds a number, and whether its zero is shown. A new one has to be added. */
const zeroIsShown: Record<string, boolean> = {
  constructionYear: false,
  renovationYear: false,
  surfaceTotal: false,
  surfaceLiving: false,
  surfaceGround: false,
  surfaceConstructed: false,
  surfaceTerrace: false,
  surfaceGarden: false,
  surfaceOffice: false,
  surfaceStore: false,
  frontWidth: false,
  plotWidth: false,
  plotDepth: false,
  bedrooms: false,
  bathrooms: false,
  showerRooms: false,
  toilets: false,
  garages: false,
  parkings: false,
  externalParkings: false,
  floors: false,
  facades: false,
  floor: true,
  ownerCharges: true,
  renterCharges: true,
  totalCost: true,
  notaryFeeExclVat: true,
  notaryFeeInclVat: true,
  registrationDuties: true,
  vatAmount: true,
  realEstateTax: true,
  cadastralIncome: true,
  indexedCadastralIncome: true,
  grossYieldPercent: true,
  energyPerformance: true,
  epcTotal: true,
  co2Emission: true,
  eLevel: true,
  monthlyRent: true,
  depositAmount: true,
  agencyCost: true,
  leaseYears: false,
  bouquet: true,
  viagerIndexedRent: true,
  viagerSurvivalRent: true,
  viagerAge1: false,
  viagerAge2: false,
}

const numeric = catalogueFields.filter(({ kind }) => ['number', 'integer', 'year'].includes(kind))

test('the table has every field of the catalogue that holds a number', () => {
  expect(numeric.map(({ name }) => name).toSorted()).toEqual(Object.keys(zeroIsShown).toSorted())
})

test.each(numeric.map((field) => [field.name, field] as const))('zero of %s', (name, field) => {
  expect(isZeroUnknown(field)).toBe(!zeroIsShown[name])
  for (const locale of locales)
    // The format that an editor chose changes nothing.
    for (const format of displayFormats.filter((each) => each !== 'date' && each !== 'price'))
      for (const zero of [0, -0, '0', ...(field.kind === 'number' ? [0.004] : [])]) {
        const text = formatValue(zero, { ...field, format }, { locale })
        if (zeroIsShown[name]) expect([format, text]).toEqual([format, expect.any(String)])
        else expect([format, text]).toEqual([format, null])
      }
  if (!zeroIsShown[name]) expect(formatValue(0, { ...field, format: 'price' }, { locale: 'fr' })).toBeNull()
  expect(formatValue(1, field, { locale: 'fr' })).not.toBeNull()
})

test('a section of the page that has zeros alone is left out', () => {
  const fields = numeric.filter(({ name }) => !zeroIsShown[name]).map(({ name }) => ({ field: name }))
  const zeros = Object.fromEntries(fields.map(({ field }) => [field, 0]))
  expect(describeSections([{ section: 'general', fields }], zeros, { locale: 'fr' })).toEqual([])
})

test.each([
  [null, null],
  [undefined, null],
  [0, null],
  [-0, null],
  [0.004, null],
  [0.5, 0.5],
  [120, 120],
])('the measure %j is for visitors %j', (value, expected) => {
  expect(knownMeasure(value)).toBe(expected)
})
