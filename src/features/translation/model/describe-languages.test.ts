import { expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'

import { describeLanguages, type StoredTranslations } from './describe-languages'
import { textSchema } from './text-schema'
import { exampleSchema } from './translation.fixture'

const options = {
  collection: 'pages',
  schema: exampleSchema,
  siteLanguage: 'nl',
  enabled: locales,
  language: 'nl',
} as const

const translatedPage = {
  id: 'p1',
  _status: 'published',
  publishedIn: ['fr', 'nl'],
  title: { fr: 'Vendre', nl: 'Verkopen' },
  blocks: [{ id: 'a', blockType: 'richText', heading: { fr: 'x'.repeat(200) } }],
}

const describePage = (change: object = {}) => describeLanguages({ ...translatedPage, ...change }, options)

test('describes a missing text by label, tab and path in the form', () => {
  const { languages, source, title, status } = describePage()
  expect({ source, title, status }).toEqual({ source: 'fr', title: 'Vendre', status: 'published' })
  expect(languages.nl).toEqual({
    state: 'published',
    isOnline: true,
    isChanged: false,
    isNamed: true,
    stale: [],
    missing: [{ at: 'blocks.0.heading', tab: 0, label: 'Citaat 1 › heading', excerpt: `${'x'.repeat(80)}…` }],
  })
})

test('a document without a localized title has its title for editors', () => {
  expect(describeLanguages({ id: 'm1', name: 'Contact' }, options).title).toBe('Contact')
  expect(describeLanguages({ id: 'm1', studioTitle: '12 · Liège' }, options).title).toBe('12 · Liège')
})

test.each([
  ['pages', 'nl', 'Pagina zonder titel'],
  ['pages', 'fr', 'Page sans titre'],
  ['testimonials', 'en', 'Testimonial without a name'],
  ['articles', 'de', 'Artikel ohne Titel'],
] as const)(
  'one of %s without a title is said in words in %s, never by its id',
  (collection, language, words) => {
    expect(describeLanguages({ id: 'm1' }, { ...options, collection, language }).title).toBe(words)
  },
)

test('a language that is switched off is not online, and does not change the state of the document', () => {
  const stale = { en: { title: { source: 'Vendre', at: '2026-01-01T00:00:00.000Z' } } }
  const all = { title: { fr: 'Vendre', nl: 'Verkopen', en: 'Sell' }, publishedIn: ['nl', 'fr', 'en'] }
  const describe = (enabled: readonly Locale[]) => {
    const { languages, state, ...more } = describeLanguages(
      { id: 'p1', _status: 'published', staleTexts: stale, ...all },
      { ...options, enabled },
    )
    return {
      state,
      en: languages.en.isOnline,
      nl: languages.nl.isOnline,
      whenOn: more.onlineWhenOn,
      offered: more.publishedIn,
    }
  }
  expect(describe(locales)).toMatchObject({ en: true, nl: true })
  expect(describe(['nl', 'fr'])).toEqual({
    state: 'published',
    en: false,
    nl: true,
    whenOn: ['en'],
    offered: ['nl', 'fr', 'en'],
  })
})

test('null means that the document has no choice of languages, an empty list means all', () => {
  expect(describePage({ publishedIn: undefined }).publishedIn).toBeNull()
  expect(describePage({ publishedIn: [] }).publishedIn).toEqual(['nl', 'fr', 'en', 'de'])
})

const page = {
  id: 'p1',
  _status: 'published',
  publishedIn: ['fr', 'nl'],
  title: { fr: 'Vendre', nl: 'Verkopen' },
} satisfies StoredTranslations & { title: object }

const statesOf = (change: object, more: object = {}) => {
  const { languages, state } = describeLanguages(
    { ...page, _status: 'draft', ...change },
    { ...options, ...more },
  )
  return { state, nl: languages.nl.state, fr: languages.fr.state, en: languages.en.state }
}

const online = (changed: string[] = []) => ({ online: { document: page, changed } })

test('a draft is changed only in the languages that differ from what is online', () => {
  expect(statesOf({})).toEqual({ state: 'draft', nl: 'draft', fr: 'draft', en: 'absent' })
  expect(statesOf({}, online())).toEqual({
    state: 'published',
    nl: 'published',
    fr: 'published',
    en: 'absent',
  })
  expect(statesOf({}, online(['nl', 'en']))).toMatchObject({
    state: 'changed',
    nl: 'changed',
    fr: 'published',
  })
})

test('a document whose required title is empty is in no language, whatever else it has', () => {
  const { languages } = describePage({ _status: 'draft', title: {}, blocks: [] })
  expect(languages.fr).toMatchObject({ state: 'absent', missing: [{ at: 'title' }] })
  expect(languages.nl.state).toBe('absent')
})

test('an unpublished property without a title is a draft where it is offered, and absent elsewhere', () => {
  const property = { _status: 'draft', headline: { fr: 'Maison' } }
  const schema = textSchema([{ name: 'headline', type: 'text', localized: true }], () => undefined)
  expect(statesOf(property, { collection: 'properties', schema })).toEqual({
    state: 'draft',
    nl: 'draft',
    fr: 'draft',
    en: 'absent',
  })
})

test('a published property without a title of its own is online all the same', () => {
  const property = { title: {}, headline: {} }
  expect(statesOf({ _status: 'published', ...property }, { collection: 'properties' })).toMatchObject({
    state: 'published',
    nl: 'published',
    fr: 'published',
  })
})
