import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { catalogueFields, findCatalogueField } from './catalogue'
import { formatChange, formatPercentage } from './format-percentage'
import { displayFormats } from './types'
import { formatDate, formatNumber, formatSurface, formatValue } from './format-value'
import { formatPrice, priceStyles } from './price'

/** Replaces no-break spaces, so that the expected texts are readable. */
const normalised = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

const shown = (name: string, value: unknown, locale: 'nl' | 'fr' | 'en' | 'de' = 'fr') => {
  const field = findCatalogueField(name)
  return field ? normalised(formatValue(value, field, { locale })) : undefined
}

test.each([
  ['nl', '1.234,5', '4 augustus 2026', '4,5%'],
  ['fr', '1 234,5', '4 août 2026', '4,5 %'],
  ['en', '1,234.5', '4 August 2026', '4.5%'],
  ['de', '1.234,5', '4. August 2026', '4,5 %'],
] as const)('numbers, dates and percentages in %s', (locale, number, date, percentage) => {
  expect(normalised(formatNumber(1234.5, { locale, style: 'ofLanguage' }))).toBe(number)
  expect(formatDate('2026-08-04T10:00:00.000Z', locale)).toBe(date)
  expect(normalised(formatPercentage(4.5, { locale, style: 'ofLanguage' }))).toBe(percentage)
})

test('amounts and other numbers of a page group and divide alike, in every style and language', () => {
  const format = fc.record({ locale: fc.constantFrom(...locales), style: fc.constantFrom(...priceStyles) })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 11, max: 99 }),
      format,
      (euro, cents, where) => {
        fc.pre(cents % 10 !== 0)
        const value = euro + cents / 100
        const amount = formatPrice(value, where).replace(/[€\u00a0]+$|^[€\u00a0]+/g, '')
        expect(formatNumber(value, where)).toBe(amount)
        expect(formatPercentage(value, where)).toContain(amount)
        expect(formatSurface(value, where)).toBe(`${amount}\u00a0m²`)
      },
    ),
  )
})

test('a change has its sign, and the space of its language before the percent sign', () => {
  expect(normalised(formatChange(-4.2, { locale: 'fr', style: 'belgianDutch' }))).toBe('−4,2 %')
  expect(normalised(formatChange(4.2, { locale: 'en', style: 'belgianDutch' }))).toBe('+4,2%')
  expect(normalised(formatChange(0, { locale: 'de', style: 'ofLanguage' }))).toBe('0 %')
})

test('a date stored as midnight in Belgium is formatted as that day', () => {
  expect(formatDate('2026-08-03T22:00:00.000Z', 'en')).toBe('4 August 2026')
})

test('units follow their number', () => {
  expect(normalised(formatSurface(1250.25, { locale: 'nl' }))).toBe('1.250,25 m²')
  expect(shown('energyPerformance', 312, 'fr')).toBe('312 kWh/m².an')
  expect(shown('energyPerformance', 312, 'de')).toBe('312 kWh/m² pro Jahr')
  expect(shown('energyPerformance', 312, 'nl')).toBe('312 kWh/m² per jaar')
  // A line may end before the time only.
  expect(formatNumber(1252, { locale: 'nl' }, 'kWhPerSquareMetreYear')).toBe(
    '1.252\u00a0kWh/m² per\u00a0jaar',
  )
  expect(shown('leaseYears', 3, 'nl')).toBe('3 jaar')
  expect(shown('leaseYears', 3, 'fr')).toBe('3 ans')
})

test.each([
  ['nl', '1 jaar'],
  ['fr', '1 an'],
  ['en', '1 year'],
  ['de', '1 Jahr'],
] as const)('one year in %s is %s', (locale, text) => {
  expect(shown('leaseYears', 1, locale)).toBe(text)
})

test.each([
  ['constructionYear', 1968, '1968'],
  ['cadastralIncome', 1250, '€ 1.250'],
  ['totalCost', 'no number', 'NaN'],
  ['heatingType', 'individual', 'Individuel'],
  ['heatingName', 'agency text', 'agency text'],
  ['floors', 0, null],
  ['eLevel', 0, '0'],
  ['hasGarden', 'yes', 'Oui'],
  ['hasGarden', 'unknown', null],
  ['permit', 'asRequired', 'Requis pour construire'],
  ['permit', 'unknown', null],
  ['extraRooms', 'bureau ,buanderie', 'bureau, buanderie'],
  ['floorCover', ['tiles', 'parquet'], 'Carrelage, Parquet'],
  ['floorCover', [], null],
  ['epcValidUntil', 'soon', null],
  ['grossYieldPercent', 4.25, '4,25 %'],
  ['surfaceLiving', '179-179', '179-179'],
  ['surfaceLiving', null, null],
  ['reference', '  ', null],
  ['address', ['Rue du Bac 12', '4000 Liège'], 'Rue du Bac 12, 4000 Liège'],
])('%s %j is shown as %j', (name, value, text) => {
  expect(shown(name, value)).toBe(text)
})

test('the ground floor and the basement are named, other floors are numbers', () => {
  expect(shown('floor', 0, 'fr')).toBe('Rez-de-chaussée')
  expect(shown('floor', -1, 'de')).toBe('Untergeschoss')
  expect(shown('floor', 2, 'nl')).toBe('2')
})

test('flags have labels in every language although the catalogue has no options for them', () => {
  expect(locales.map((locale) => shown('hasLift', 'no', locale))).toEqual(['Nee', 'Non', 'No', 'Nein'])
})

test('an object has no text', () => {
  const formats = ['string', 'number', 'price', 'address', 'date', 'array', 'percentage'] as const
  for (const format of formats)
    for (const value of [{ toString: false }, [{ toString: false }], { text: 'x' }, [{}]])
      expect([null, 'NaN']).toContain(formatValue(value, { format }, { locale: 'fr' }))
})

test('formatting never throws and never returns a blank text', () => {
  const context = fc.record({ locale: fc.constantFrom(...locales) })
  const fields = fc.record({ format: fc.constantFrom(...displayFormats) })
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.constantFrom(undefined)),
      fields,
      context,
      (value, field, where) => {
        const text = formatValue(value, field, where)
        return text === null || text.trim() !== ''
      },
    ),
  )
})

test('every option of every choice is shown by its label', () => {
  for (const field of catalogueFields) {
    if (field.kind !== 'choice') continue
    for (const [value, label] of Object.entries(field.options))
      expect(formatValue(value, field, { locale: 'de' })).toBe(value === 'unknown' ? null : label.de)
  }
})
