import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import type { PropertyPathParts } from './property-path'
import { indexRouteTable, publicPath } from './route-table'
import { seededRoutes, seededTable } from './route-table.fixture'
import { translatePath } from './translate-path'

const index = indexRouteTable(seededTable)

const house: PropertyPathParts = {
  ref: 12,
  goal: 'sale',
  localitySlug: { nl: 'luik', fr: 'liege', en: 'liege', de: 'luettich' },
  typeSlug: { nl: 'huis', fr: 'maison', en: 'house', de: 'haus' },
  headline: { fr: 'Belle maison à rénover' },
}

test('every page is translated from every language to every other', () => {
  for (const entry of seededRoutes)
    for (const from of locales)
      for (const to of locales) {
        const there = translatePath(index, publicPath(entry, from)!, to)
        expect(there).toBe(publicPath(entry, to))
        expect(translatePath(index, there, from)).toBe(publicPath(entry, from))
      }
})

test.each([
  ['/nl/te-koop/?type=1#top', 'fr', '/fr/a-vendre/?type=1#top'],
  ['/nl/onze-diensten/2d-plan/', 'fr', '/fr/services/plan-2d/'],
  ['/nl/project/?id=3', 'de', '/de/project/?id=3'],
  ['/for-sale/', 'nl', '/nl/te-koop/'],
  ['/nl/bestaat-niet/?x=1', 'fr', '/fr/'],
  ['/nl/%E0%A4%A', 'fr', '/fr/'],
  ['', 'fr', '/fr/'],
] as const)('%s in %s is %s', (path, to, expected) => {
  expect(translatePath(index, path, to)).toBe(expected)
})

test('a property is translated to every language', () => {
  const paths = locales.map((locale) => translatePath(index, '/nl/te-koop/luik/huis/12/', locale, house))
  expect(paths).toEqual([
    '/nl/te-koop/luik/huis/12/',
    '/fr/a-vendre/liege/belle-maison-a-renover/12/',
    '/en/for-sale/liege/house/12/',
    '/de/zu-verkaufen/luettich/haus/12/',
  ])
  for (const from of paths)
    expect(locales.map((locale) => translatePath(index, from, locale, house))).toEqual(paths)
})

test('a property that is not published in a language is replaced by its home page', () => {
  const onlyDutch = { ...house, publishedIn: ['nl' as const] }
  expect(translatePath(index, '/nl/te-koop/luik/huis/12/', 'fr', onlyDutch)).toBe('/fr/')
  expect(translatePath(index, '/nl/te-koop/luik/huis/12/', 'nl', onlyDutch)).toBe('/nl/te-koop/luik/huis/12/')
})

test('a property without names, or with those of another, gets its short path', () => {
  expect(translatePath(index, '/nl/te-koop/luik/huis/12/', 'fr')).toBe('/fr/property/12/')
  expect(translatePath(index, '/nl/te-koop/luik/huis/13/', 'fr', house)).toBe('/fr/property/13/')
})

test('a page that is not published in a language is replaced by its home page', () => {
  const entries = seededRoutes.map((entry) => ({ ...entry, publishedIn: ['nl' as const] }))
  const onlyDutch = indexRouteTable({ ...seededTable, entries })
  expect(translatePath(onlyDutch, '/nl/te-koop/', 'fr')).toBe('/fr/')
})

test('a former path is translated like the present one', () => {
  const redirects = [{ from: '/nl/aanbod/', to: '/nl/te-koop/', permanent: true }]
  const moved = indexRouteTable({ ...seededTable, redirects })
  expect(translatePath(moved, '/nl/aanbod/', 'fr')).toBe('/fr/a-vendre/')
})
