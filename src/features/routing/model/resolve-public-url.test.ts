import { expect, test } from 'vitest'

import type { Locale } from '@/lib/i18n/locales'
import type { PropertyPathParts } from './property-path'
import { resolvePublicUrl } from './resolve-public-url'
import { indexRouteTable } from './route-table'
import { seededTable } from './route-table.fixture'

const house: PropertyPathParts = {
  ref: 12,
  goal: 'sale',
  localitySlug: { nl: 'luik', fr: 'liege' },
  typeSlug: { nl: 'huis', fr: 'maison' },
  headline: {},
}

const at = (
  locale: Locale,
  publishedIn: Locale[] | undefined,
  enabled: Locale[] = ['nl', 'fr', 'en', 'de'],
  changed: Pick<PropertyPathParts, 'changedAt'> = {},
) =>
  resolvePublicUrl(
    {
      index: indexRouteTable(seededTable),
      languages: { enabled, default: 'fr' },
      findParts: () => Promise.resolve({ ...house, publishedIn, ...changed }),
      now: new Date('2027-01-15T10:00:00Z'),
    },
    locale,
    ['property', '12'],
  )

test.each([
  ['nl', undefined, '/nl/te-koop/luik/huis/12/', true],
  ['nl', ['nl'], '/nl/te-koop/luik/huis/12/', true],
  ['nl', ['en', 'fr'], '/fr/a-vendre/liege/maison/12/', false],
  ['fr', ['nl'], '/nl/te-koop/luik/huis/12/', false],
] as const)(
  'a property asked for in %s and published in %j is at %s',
  async (locale, publishedIn, to, permanent) => {
    expect(await at(locale, publishedIn && [...publishedIn])).toEqual({ kind: 'redirect', to, permanent })
  },
)

test('a property that is published in no offered language is not found', async () => {
  expect(await at('fr', ['nl'], ['fr'])).toEqual({ kind: 'notFound', what: 'property' })
})

test.each([
  ['2027-01-15T09:59:00Z', false],
  ['2027-01-14T10:01:00Z', false],
  ['2027-01-14T10:00:00Z', true],
  ['2026-01-14T10:00:00Z', true],
])('of a property saved at %s a former path redirects permanently: %s', async (changedAt, permanent) => {
  const enabled: Locale[] = ['nl', 'fr', 'en', 'de']
  expect(await at('nl', undefined, enabled, { changedAt })).toMatchObject({ kind: 'redirect', permanent })
})
