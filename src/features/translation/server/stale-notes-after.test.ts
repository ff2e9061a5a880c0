import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'
import { documentTexts } from '@/features/translation/model/document-texts'
import { readStaleNotes, type StaleNotes } from '@/features/translation/model/stale-notes'

import { hashOf, staleNotesAfter, type ConfirmedTexts } from './stale-notes-after'
import { exampleSchema } from '@/features/translation/model/translation.fixture'

type Stored = Record<string, unknown>

interface Save {
  locale: Locale
  notes?: StaleNotes
  isCopy?: boolean
  reviewed?: Locale[]
  confirmed?: ConfirmedTexts
}

const after = (before: Stored, saved: Stored, { locale, notes = {}, ...rest }: Save) =>
  staleNotesAfter({
    before: documentTexts(exampleSchema, before),
    saved: documentTexts(exampleSchema, saved, locale),
    locale,
    source: 'fr',
    notes,
    ...rest,
  })

const title = { title: { fr: 'Vendre', nl: 'Verkopen', de: '' } }
const staleTitle: StaleNotes = { nl: { title: { hash: hashOf('Vendre'), at: 'title', source: 'Vendre' } } }

test('a changed source text makes its translations stale, and only those that exist', () => {
  expect(after(title, { title: 'Vendez' }, { locale: 'fr' })).toEqual(staleTitle)
})

test('a source text that is filled in later makes no translation stale', () => {
  expect(after({ title: { nl: 'Verkopen' } }, { title: 'Vendre' }, { locale: 'fr' })).toEqual({})
})

test('the note stays while the source keeps changing, and is removed when the old text returns', () => {
  const changed = { title: { ...title.title, fr: 'Vendez' } }
  expect(after(changed, { title: '' }, { locale: 'fr', notes: staleTitle })).toEqual(staleTitle)
  expect(after(changed, { title: 'Vendre' }, { locale: 'fr', notes: staleTitle })).toEqual({})
})

test('a changed translation is up to date again; an unchanged one is not', () => {
  expect(after(title, { title: 'Verkoop' }, { locale: 'nl', notes: staleTitle })).toEqual({})
  expect(after(title, { title: 'Verkopen' }, { locale: 'nl', notes: staleTitle })).toEqual(staleTitle)
  expect(after(title, { title: 'Sell' }, { locale: 'en', notes: staleTitle })).toEqual(staleTitle)
})

test('a text is confirmed without a change, whichever language is saved', () => {
  const confirm = (path: string) => ({
    notes: staleTitle,
    confirmed: { language: 'nl' as const, paths: [path] },
  })
  expect(after(title, { title: 'Vendez' }, { locale: 'fr', ...confirm('title') })).toEqual({})
  expect(after(title, { title: 'Verkopen' }, { locale: 'nl', ...confirm('title') })).toEqual({})
  expect(after(title, { title: 'Verkopen' }, { locale: 'nl', ...confirm('intro') })).toEqual(staleTitle)
})

test('a very long source text is not kept in the note', () => {
  const long = { title: { fr: 'x'.repeat(5001), nl: 'y' } }
  expect(after(long, { title: 'z' }, { locale: 'fr' }).nl?.title).not.toHaveProperty('source')
})

test('a reviewed language has no notes', () => {
  expect(after(title, { title: 'Vendre' }, { locale: 'fr', notes: staleTitle, reviewed: ['nl'] })).toEqual({})
})

test('a copied text still has to be translated', () => {
  expect(after({ title: { fr: 'Vendre' } }, { title: 'Vendre' }, { locale: 'nl', isCopy: true })).toEqual({
    nl: { title: { hash: '', at: 'title' } },
  })
})

const withBlocks = (...blocks: [id: string, heading: unknown][]) => ({
  blocks: blocks.map(([id, heading]) => ({ id, blockType: 'richText', heading })),
})

test('a note moves with its block, and is removed with it', () => {
  const before = withBlocks(['a', { fr: 'Un', nl: 'Een' }], ['b', { fr: 'Deux', nl: 'Twee' }])
  const noted = after(before, withBlocks(['b', 'Deux'], ['a', 'Une']), { locale: 'fr' })
  expect(noted).toEqual({
    nl: { 'blocks.a.heading': { hash: hashOf('Un'), at: 'blocks.1.heading', source: 'Un' } },
  })
  expect(after(before, withBlocks(['b', 'Deux']), { locale: 'fr', notes: noted })).toEqual({})
})

test('a duplicated document, whose blocks have new ids, keeps its notes by position', () => {
  const notes: StaleNotes = { nl: { 'blocks.old.heading': { hash: 'h', at: 'blocks.0.heading' } } }
  const copy = withBlocks(['new', { fr: 'Un', nl: 'Een' }])
  expect(after(copy, withBlocks(['new', 'Un']), { locale: 'fr', notes })).toEqual({
    nl: { 'blocks.new.heading': { hash: 'h', at: 'blocks.0.heading' } },
  })
})

test('invalid notes are left out', () => {
  expect(readStaleNotes('x')).toEqual({})
  expect(readStaleNotes({ nl: { title: 3, intro: { hash: 'a', at: 'intro' } }, xx: {} }).nl).toEqual({
    intro: { hash: 'a', at: 'intro' },
  })
})

const words = fc.constantFrom('', 'a', 'b', 'c')
const inLanguages = fc.record({ nl: words, fr: words, en: words, de: words })

test('saving an unchanged document changes no note, in any language', () => {
  fc.assert(
    fc.property(inLanguages, inLanguages, fc.constantFrom(...locales), (one, two, locale) => {
      const before = { title: one, intro: two }
      const notes = after(before, { title: `${one.fr}x`, intro: two.fr }, { locale: 'fr' })
      const now = { title: { ...one, fr: `${one.fr}x` }, intro: two }
      const saved = { title: now.title[locale], intro: two[locale] }
      expect(after(now, saved, { locale, notes })).toEqual(notes)
    }),
  )
})

test('a change that is undone leaves no note, with any changes in between', () => {
  fc.assert(
    fc.property(inLanguages, fc.array(words), (texts, steps) => {
      let notes: StaleNotes = {}
      let fr = texts.fr
      for (const next of [...steps, texts.fr]) {
        notes = after({ title: { ...texts, fr } }, { title: next }, { locale: 'fr', notes })
        fr = next
      }
      if (texts.fr !== '') expect(notes).toEqual({})
    }),
  )
})
