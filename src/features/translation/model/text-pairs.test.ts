import { expect, test } from 'vitest'

import { documentTexts } from './document-texts'
import { textsByLanguage } from './language-states'
import type { StaleNotes } from './stale-notes'
import { pairTexts, valueOfSegments } from './text-pairs'
import { exampleSchema } from './translation.fixture'

const line = (words: string) => ({
  type: 'paragraph',
  children: [{ type: 'text', text: words, format: 0 }],
})
const rich = (...lines: string[]) => ({ root: { type: 'root', children: lines.map(line) } })

const pairs = (document: object, notes: StaleNotes = {}) => {
  const texts = documentTexts(exampleSchema, document)
  const states = textsByLanguage({ texts, title: 'title' }, notes, 'fr').nl
  return pairTexts(texts, { source: 'fr', target: 'nl', notes: notes.nl ?? {}, states, language: 'fr' })
}

test('every text with a source is beside its translation, with its state', () => {
  const document = {
    title: { fr: 'Vendre', nl: 'Verkopen' },
    intro: { fr: 'Bonjour' },
    note: { nl: 'Alleen hier' },
  }
  expect(pairs(document)).toMatchObject([
    { path: 'title', state: 'done', segments: [{ source: 'Vendre', target: 'Verkopen' }], difference: null },
    { path: 'intro', state: 'missing', segments: [{ source: 'Bonjour', target: '' }] },
  ])
})

test('a changed source shows its difference', () => {
  const notes = { nl: { title: { hash: 'x', at: 'title', source: 'Vendre' } } }
  expect(pairs({ title: { fr: 'Vendre vite', nl: 'Verkopen' } }, notes)).toMatchObject([
    {
      state: 'stale',
      difference: [
        { kind: 'same', text: 'Vendre' },
        { kind: 'added', text: ' vite' },
      ],
    },
  ])
})

test('paragraphs of a rich text that did not change keep their translation', () => {
  const body = { fr: rich('Un', 'Nouveau', 'Deux'), nl: rich('Een', 'Twee') }
  const notes = { nl: { body: { hash: 'x', at: 'body', source: 'Un\nDeux' } } }
  const [pair] = pairs({ body }, notes)
  expect(pair?.segments.map(({ source, target }) => [source, target])).toEqual([
    ['Un', 'Een'],
    ['Nouveau', ''],
    ['Deux', 'Twee'],
  ])
  expect(pair?.former).toBe('Een\n\nTwee')
})

test('a value is made of its segments: own links stay, a title stays one line', () => {
  const linked = (url: string, words: string) => ({
    root: {
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [{ type: 'link', fields: { url }, children: [{ type: 'text', text: words, format: 0 }] }],
        },
      ],
    },
  })
  expect(valueOfSegments(linked('/fr', 'ici'), linked('/nl', 'hier'), ['<1>daar</1>'])).toMatchObject(
    linked('/nl', 'daar'),
  )
  expect(valueOfSegments(linked('/fr', 'ici'), null, ['<1>daar</1>'])).toMatchObject(linked('/fr', 'daar'))
  expect(valueOfSegments('Vendre', '', ['Verkopen\nnu'])).toBe('Verkopen nu')
})
