import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales, localized } from '@/lib/i18n/locales'
import { documentTexts } from './document-texts'
import { sourceOf, textsByLanguage } from './language-states'
import type { StaleNotes } from './stale-notes'
import { exampleSchema } from './translation.fixture'

const factsOf = (document: object, notes: StaleNotes = {}, title: string | null = 'title') => {
  const texts = documentTexts(exampleSchema, document)
  const byLanguage = textsByLanguage({ texts, title }, notes, sourceOf({ texts, title }, 'nl'))
  return localized((locale) => {
    const { isWritten, missing, stale } = byLanguage[locale]
    return [isWritten, missing.length, stale.length]
  })
}

test('a language is written or not, and lacks texts or has old ones', () => {
  const document = {
    title: { fr: 'Vendre', nl: 'Verkopen', en: 'Sell' },
    intro: { fr: 'Bonjour', nl: 'Dag', de: 'Hallo' },
  }
  const notes = { nl: { title: { hash: 'h', at: 'title' } } }
  expect(factsOf(document, notes)).toEqual({
    nl: [true, 0, 1],
    fr: [true, 0, 0],
    en: [true, 1, 0],
    de: [false, 1, 0],
  })
})

test('lists missing and stale texts', () => {
  const document = { title: { fr: 'Vendre', nl: 'Verkopen' }, seo: { metaTitle: { fr: 'Vendre' } } }
  const texts = documentTexts(exampleSchema, document)
  const notes = { nl: { title: { hash: 'h', at: 'title' }, gone: { hash: 'h', at: 'gone' } } }
  const { nl } = textsByLanguage({ texts, title: 'title' }, notes, 'fr')
  expect(nl.missing.map(({ path }) => path)).toEqual(['seo.metaTitle'])
  expect(nl.stale.map(({ path }) => path)).toEqual(['title'])
})

test('optional texts count once the source fills them', () => {
  expect(
    factsOf({ title: { fr: 'Vendre', nl: 'Verkopen' }, seo: { metaTitle: { nl: 'Verkopen' } } }),
  ).toMatchObject({ fr: [true, 0, 0], nl: [true, 0, 0] })
})

test('an empty document is written in no language, and lacks its title in each', () => {
  expect(factsOf({ title: null })).toEqual(localized(() => [false, 1, 0]))
})

test('without a title any text makes a language, and where no text can be written it exists everywhere', () => {
  expect(factsOf({ intro: { fr: 'Bonjour' } }, {}, null)).toMatchObject({
    fr: [true, 0, 0],
    nl: [false, 1, 0],
  })
  expect(factsOf({}, {}, null)).toMatchObject({ nl: [true, 0, 0] })
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

test('the source language lacks at most the title, and nothing in it is outdated', () => {
  fc.assert(
    fc.property(
      anyDocument,
      anyNotes,
      fc.constantFrom('title', null),
      fc.constantFrom(...locales),
      (document, notes, title, site) => {
        const texts = documentTexts(exampleSchema, document)
        const source = sourceOf({ texts, title }, site)
        const { missing, stale } = textsByLanguage({ texts, title }, notes, source)[source]
        expect(stale).toEqual([])
        expect(missing.filter(({ path }) => path !== title)).toEqual([])
      },
    ),
  )
})
