import { describe, expect, test } from 'vitest'

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

describe('a number of a feed', () => {
  const sources = (findFeedRef?: (feedNumber: number) => Promise<number | null>) => ({
    index: indexRouteTable(seededTable),
    languages: { enabled: ['nl', 'fr', 'en', 'de'] as Locale[], default: 'fr' as const },
    findParts: async (ref: number) => (ref === 12 ? house : null),
    ...(findFeedRef && { findFeedRef }),
    now: new Date('2027-01-15T10:00:00Z'),
  })
  const usual = async (number: number): Promise<number | null> => (number === 77001 ? 12 : null)
  const ask = (locale: Locale, segments: string[], findFeedRef = usual) =>
    resolvePublicUrl(sources(findFeedRef), locale, segments)

  test.each([
    ['nl', '/nl/te-koop/luik/huis/12/'],
    ['fr', '/fr/a-vendre/liege/maison/12/'],
    ['en', '/en/for-sale/liege/maison/12/'],
    ['de', '/de/zu-verkaufen/liege/maison/12/'],
  ] as const)('leads in %s to %s, not permanently', async (locale, to) => {
    expect(await ask(locale, ['property', '77001'])).toEqual({ kind: 'redirect', to, permanent: false })
  })

  test('is not asked for where a property has it as its reference', async () => {
    const refs: number[] = []
    const findFeedRef = async (number: number) => {
      refs.push(number)
      return 13
    }
    expect(await ask('fr', ['property', '12'], findFeedRef)).toMatchObject({ permanent: true })
    expect(refs).toEqual([])
  })

  test.each([
    [['a-vendre', 'liege', 'maison', '77001'], 'property'],
    [['property', '77002'], 'property'],
    [['property', '77001abc'], 'page'],
    [['property', '0x12D09'], 'page'],
    [['property', '77001', 'x'], 'page'],
    [['property', '//evil.example'], 'page'],
  ])('%j leads nowhere', async (segments, what) => {
    expect(await ask('fr', segments)).toEqual({ kind: 'notFound', what })
  })

  test('of a property that visitors may not see leads nowhere', async () => {
    expect(await ask('fr', ['property', '77001'], async () => 99)).toEqual({
      kind: 'notFound',
      what: 'property',
    })
  })

  test('leads nowhere where feeds are not asked', async () => {
    expect(await resolvePublicUrl(sources(), 'fr', ['property', '77001'])).toMatchObject({ kind: 'notFound' })
  })
})
