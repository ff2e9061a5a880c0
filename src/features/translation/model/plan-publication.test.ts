import { expect, test } from 'vitest'

import { locales, localized, type Locale } from '@/lib/i18n/locales'

import type { DocumentLanguages } from './describe-languages'
import { planPublication } from './plan-publication'
import type { TranslatedCollection } from './translated-collections'

type Summary = DocumentLanguages['languages']['fr']

const unwritten: Summary = {
  state: 'absent',
  isOnline: false,
  isChanged: false,
  missing: [],
  stale: [],
  isNamed: false,
}
const written: Summary = { ...unwritten, state: 'draft', isNamed: true }
const online: Summary = { ...written, state: 'published', isOnline: true }
const changed: Summary = { ...online, state: 'changed', isChanged: true }

const document = (
  summaries: Partial<Record<Locale, Summary>>,
  collection: TranslatedCollection = 'pages',
  publishedIn: Locale[] | null = null,
  { enabled = locales, onlineWhenOn = [] }: Partial<Pick<DocumentLanguages, 'enabled' | 'onlineWhenOn'>> = {},
) => ({
  collection,
  enabled,
  onlineWhenOn,
  publishedIn,
  languages: localized((locale) => summaries[locale] ?? unwritten),
})

const publish = (language: Locale | null) => ({ language, isPublished: true })
const withdraw = (language: Locale | null) => ({ language, isPublished: false })

test.each([
  ['the first language', { fr: written, nl: written }, publish('fr'), { kind: 'publish', languages: ['fr'] }],
  [
    'a further language',
    { fr: online, nl: written },
    publish('nl'),
    { kind: 'publish', languages: ['nl', 'fr'] },
  ],
  [
    'its own changes',
    { fr: changed, nl: online },
    publish('fr'),
    { kind: 'publish', languages: ['nl', 'fr'] },
  ],
  [
    'a language beside unpublished changes of another',
    { fr: changed, nl: written },
    publish('nl'),
    { kind: 'publishOne', languages: ['nl', 'fr'], only: 'nl' },
  ],
  [
    'all that are written',
    { fr: changed, nl: written },
    publish(null),
    { kind: 'publish', languages: ['nl', 'fr'] },
  ],
  [
    'one of two taken offline',
    { fr: changed, nl: online },
    withdraw('nl'),
    { kind: 'withdraw', languages: ['fr'] },
  ],
  ['the last taken offline', { fr: online, nl: written }, withdraw('fr'), { kind: 'unpublish' }],
  ['all taken offline', { fr: online, nl: online }, withdraw(null), { kind: 'unpublish' }],
] as const)('%s', (_, summaries, order, plan) => {
  expect(planPublication(document(summaries), order)).toEqual(plan)
})

test('a language without a title is not published, a property needs none', () => {
  expect(planPublication(document({ fr: online }), publish('de'))).toBe('nameless')
  expect(planPublication(document({}), publish(null))).toBe('nameless')
  expect(planPublication(document({ fr: online }, 'properties'), publish('de'))).toEqual({
    kind: 'publish',
    languages: ['fr', 'de'],
  })
})

test('a property is published in all languages in which it is offered or has a title', () => {
  const languages = (publishedIn: Locale[] | null) =>
    planPublication(document({ fr: written }, 'properties', publishedIn), publish(null))
  expect(languages(null)).toEqual({ kind: 'publish', languages: ['nl', 'fr', 'en', 'de'] })
  expect(languages(['en'])).toEqual({ kind: 'publish', languages: ['fr', 'en'] })
})

test('a language that is switched off is not published; on again it shows what it showed before', () => {
  const off = (summaries: Parameters<typeof document>[0], onlineWhenOn: Locale[] = ['de']) =>
    document(summaries, 'pages', ['nl', 'fr', 'de'], { enabled: ['nl', 'fr'], onlineWhenOn })
  expect(planPublication(off({ de: written }), publish('de'))).toBe('off')
  expect(planPublication(off({ fr: written, en: written }), publish(null))).toEqual({
    kind: 'publish',
    languages: ['fr', 'de'],
  })
  expect(planPublication(off({ fr: online, nl: online }), withdraw('nl'))).toEqual({
    kind: 'withdraw',
    languages: ['fr', 'de'],
  })
  expect(planPublication(off({ fr: online }), withdraw('fr'))).toEqual({
    kind: 'withdraw',
    languages: ['de'],
  })
  expect(planPublication(off({ fr: online }), withdraw(null))).toEqual({ kind: 'unpublish' })
})

test('a draft that was never online in a language that is off is not published in it', () => {
  const draft = document({ nl: written, de: written }, 'pages', ['nl', 'de'], { enabled: ['nl', 'fr'] })
  expect(planPublication(draft, publish('nl'))).toEqual({ kind: 'publish', languages: ['nl'] })
})

test('modules and testimonials are published in all languages together', () => {
  expect(planPublication(document({ fr: written }, 'modules'), publish('fr'))).toBe('together')
  expect(planPublication(document({ fr: written }, 'testimonials'), publish(null))).toEqual({
    kind: 'publish',
    languages: null,
  })
})
