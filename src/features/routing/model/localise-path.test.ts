import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { findEntryByOriginal, localisePath } from './localise-path'
import { indexRouteTable, publicPath } from './route-table'
import { seededRoutes, seededTable } from './route-table.fixture'

const index = indexRouteTable(seededTable)

test.each([
  ['/for-sale/', 'nl', '/nl/te-koop/'],
  ['/for-sale', 'fr', '/fr/a-vendre/'],
  ['for-rent', 'de', '/de/zu-vermieten/'],
  ['/homes/for-sale/', 'nl', '/nl/te-koop/'],
  ['/fr/for-rent/', 'nl', '/nl/te-huur/'],
  ['/for-sale/?city=Li%C3%A8ge|4000#list', 'fr', '/fr/a-vendre/?city=Li%C3%A8ge|4000#list'],
  ['/contact/#map', 'de', '/de/kontakt/#map'],
  ['/', 'en', '/en/'],
  ['', 'en', '/en/'],
  ['/project/?id=3', 'nl', '/nl/project/?id=3'],
  ['/unknown/page', 'nl', '/nl/unknown/page/'],
  ['/homes/services/', 'nl', '/nl/homes/services/'],
  ['//evil.example/x', 'nl', '/nl/evil.example/x/'],
  ['javascript:alert(1)', 'nl', '/nl/javascript:alert(1)/'],
] as const)('%s in %s is %s', (original, locale, path) => {
  expect(localisePath(index, original, locale)).toBe(path)
})

test('every original path is mapped to the path of the table', () => {
  for (const entry of seededRoutes)
    for (const locale of locales)
      expect(localisePath(index, entry.original, locale)).toBe(publicPath(entry, locale))
})

test('the last segment also finds a listing below a parent path', () => {
  const [sale] = seededRoutes.filter(({ original }) => original === '/for-sale/')
  const nested = indexRouteTable({
    entries: [{ ...sale!, original: '/offer/for-sale/' }],
    redirects: [],
    roles: { forSale: '/offer/for-sale/' },
  })
  expect(localisePath(nested, '/for-sale/', 'nl')).toBe('/nl/te-koop/')
  expect(findEntryByOriginal(nested, '/for-rent/')).toBeNull()
})
