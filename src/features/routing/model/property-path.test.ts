import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { propertyGoals } from '@/features/property/model/goal'
import { anyText } from './any-text.fixture'
import { propertyPath, type PropertyPathParts } from './property-path'
import { parseRef } from '@/features/property/model/search-params-values'
import { splitLocale } from './public-path'
import { resolvePath } from './resolve-path'
import { indexRouteTable } from './route-table'
import { seededTable } from './route-table.fixture'

const index = indexRouteTable(seededTable)

const flat: PropertyPathParts = {
  ref: 2045,
  goal: 'rent',
  localitySlug: { nl: 'flemalle', fr: 'flemalle', en: 'flemalle', de: 'flemalle' },
  typeSlug: { nl: 'appartement', fr: 'appartement', en: 'apartment', de: 'wohnung' },
  headline: { nl: 'Mooi', fr: 'Bel appartement, 2 ch.', en: 'Nice', de: 'Schön' },
}

test('French paths contain the title, others the type', () => {
  expect(locales.map((locale) => propertyPath(index, flat, locale))).toEqual([
    '/nl/te-huur/flemalle/appartement/2045/',
    '/fr/a-louer/flemalle/bel-appartement-2-ch/2045/',
    '/en/for-rent/flemalle/apartment/2045/',
    '/de/zu-vermieten/flemalle/wohnung/2045/',
  ])
})

test('the last part that an editor chose comes first, in its language', () => {
  const parts = { ...flat, slug: { fr: 'Vue sur Meuse', de: '!!!' } }
  expect(propertyPath(index, parts, 'fr')).toBe('/fr/a-louer/flemalle/vue-sur-meuse/2045/')
  expect(propertyPath(index, parts, 'nl')).toBe('/nl/te-huur/flemalle/appartement/2045/')
  expect(propertyPath(index, parts, 'de')).toBe('/de/zu-vermieten/flemalle/wohnung/2045/')
})

test('without a French title the path contains the type', () => {
  for (const fr of [null, undefined, '', '!!!'])
    expect(propertyPath(index, { ...flat, headline: { fr } }, 'fr')).toBe(
      '/fr/a-louer/flemalle/appartement/2045/',
    )
})

test('a missing name is replaced by that of another language, or left out without any', () => {
  const parts = { ...flat, localitySlug: { fr: 'liege' }, typeSlug: { en: 'house' } }
  expect(propertyPath(index, parts, 'de')).toBe('/de/zu-vermieten/liege/house/2045/')
  expect(propertyPath(index, { ...parts, localitySlug: {}, typeSlug: {} }, 'de')).toBe(
    '/de/zu-vermieten/2045/',
  )
})

test('a takeover is listed among properties for sale', () => {
  expect(propertyPath(index, { ...flat, goal: 'takeover' }, 'nl')).toBe(
    '/nl/te-koop/flemalle/appartement/2045/',
  )
})

test('without a listing page the short path is the canonical one', () => {
  const empty = indexRouteTable({ entries: [], redirects: [], roles: {} })
  expect(propertyPath(empty, flat, 'nl')).toBe('/nl/property/2045/')
})

test.each([
  ['/nl/te-huur/flemalle/appartement/2045/', true],
  ['/nl/te-koop/flemalle/appartement/2045/', false],
  ['/nl/te-huur/luik/appartement/2045/', false],
  ['/nl/te-huur/flemalle/huis/2045/', false],
  ['/nl/te-huur/Flemalle/appartement/2045/', false],
  ['/nl/property/2045/', false],
])('%s is canonical: %s', (given, expected) => {
  expect(propertyPath(index, flat, 'nl') === given).toBe(expected)
})

test.each(['0', '01', '1234567890', '-1', '1.0', '1e3', ' 1', '1\n', '١', ''])('%j is no number', (text) => {
  expect(parseRef(text)).toBeNull()
})

test('a canonical path always resolves to its property', () => {
  const texts = fc.record({
    nl: fc.option(fc.string()),
    fr: fc.option(anyText()),
    en: fc.constantFrom('x', '12', ''),
    de: fc.string(),
  })
  const parts = fc.record({
    ref: fc.integer({ min: 1, max: 999_999_999 }),
    goal: fc.constantFrom(...propertyGoals),
    localitySlug: texts,
    typeSlug: texts,
    headline: texts,
  })
  fc.assert(
    fc.property(parts, fc.constantFrom(...locales), (property, locale) => {
      const path = propertyPath(index, property, locale)
      const goal = property.goal === 'rent' ? 'rent' : 'sale'
      const resolution = resolvePath(index, locale, splitLocale(path).segments)
      expect(resolution).toEqual({ kind: 'property', goal, ref: property.ref, given: path })
    }),
  )
})
