import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { documentTexts } from './document-texts'
import { languageStates, sourceOf } from './language-states'
import type { StaleNotes } from './stale-notes'
import { exampleSchema } from './translation.fixture'

const statesOf = (document: object, notes: StaleNotes = {}, title: string | null = 'title') => {
  const texts = documentTexts(exampleSchema, document)
  const states = languageStates({ texts, title }, notes, sourceOf({ texts, title }, 'nl'))
  return Object.fromEntries(locales.map((locale) => [locale, states[locale].state]))
}

test('a language is complete, partial, stale or a fallback', () => {
  const document = {
    title: { fr: 'Vendre', nl: 'Verkopen', en: 'Sell' },
    intro: { fr: 'Bonjour', nl: 'Dag', de: 'Hallo' },
  }
  const notes = { nl: { title: { hash: 'h', at: 'title' } } }
  expect(statesOf(document, notes)).toEqual({ nl: 'stale', fr: 'complete', en: 'partial', de: 'fallback' })
  expect(statesOf(document)).toMatchObject({ nl: 'complete' })
})

test('lists missing and stale texts', () => {
  const document = { title: { fr: 'Vendre', nl: 'Verkopen' }, seo: { metaTitle: { fr: 'Vendre' } } }
  const texts = documentTexts(exampleSchema, document)
  const notes = { nl: { title: { hash: 'h', at: 'title' }, gone: { hash: 'h', at: 'gone' } } }
  const { nl } = languageStates({ texts, title: 'title' }, notes, 'fr')
  expect(nl.state).toBe('partial')
  expect(nl.missing.map(({ path }) => path)).toEqual(['seo.metaTitle'])
  expect(nl.stale.map(({ path }) => path)).toEqual(['title'])
})

test('optional texts count once the source fills them', () => {
  expect(
    statesOf({ title: { fr: 'Vendre', nl: 'Verkopen' }, seo: { metaTitle: { nl: 'Verkopen' } } }),
  ).toMatchObject({
    fr: 'complete',
    nl: 'complete',
  })
})

test('a document without any text is complete everywhere', () => {
  expect(new Set(Object.values(statesOf({})))).toEqual(new Set(['complete']))
})

test.each([
  ['the language of origin', { fr: 'a', nl: 'b', de: 'c' }, 'fr'],
  ['the default language of the site', { nl: 'b', de: 'c' }, 'nl'],
  ['the first language with a title', { de: 'c' }, 'de'],
])('the source is %s', (_, title, source) => {
  expect(sourceOf({ texts: documentTexts(exampleSchema, { title }), title: 'title' }, 'nl')).toBe(source)
})

test('without a title among its texts a document is translated from the first language with a text', () => {
  const texts = documentTexts(exampleSchema, { intro: { en: 'Hello' } })
  expect(sourceOf({ texts, title: null }, 'nl')).toBe('en')
})

const words = fc.constantFrom('', 'a', 'b')
const inLanguages = fc.option(fc.record({ nl: words, fr: words, en: words, de: words }, { requiredKeys: [] }))
const anyDocument = fc.record({
  title: inLanguages,
  intro: inLanguages,
  blocks: fc.array(
    fc.record({ id: fc.uuid(), blockType: fc.constantFrom('richText', 'gone'), heading: inLanguages }),
  ),
})
const anyNotes = fc.record({ fr: fc.constant({ title: { hash: 'h', at: 'title' } }), nl: fc.constant({}) })

test('the source language of any document is complete', () => {
  fc.assert(
    fc.property(
      anyDocument,
      anyNotes,
      fc.constantFrom('title', null),
      fc.constantFrom(...locales),
      (document, notes, title, site) => {
        const texts = documentTexts(exampleSchema, document)
        const source = sourceOf({ texts, title }, site)
        expect(languageStates({ texts, title }, notes, source)[source]).toEqual({
          state: 'complete',
          missing: [],
          stale: [],
        })
      },
    ),
  )
})
