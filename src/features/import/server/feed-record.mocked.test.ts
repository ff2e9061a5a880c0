import { expect, test, vi } from 'vitest'

import { specification3 } from '../formats/specification-3/format'
import { languageOfSign } from '../model/languages'

import { toFeedRecord } from './feed-record'
import type { ImportSource } from './import-source'

// The setup of tests has loaded the languages of this site.
vi.hoisted(() => vi.resetModules())

// A site without English and German.
vi.mock('@site/site.config', () => ({ site: { languages: ['nl', 'fr'], sourceLanguage: 'nl' } }))

const source = (languages: ImportSource['languages']) =>
  ({ format: specification3, languages, textLanguage: 'nl' }) as ImportSource

const languageIn = (sign: unknown, languages: ImportSource['languages']) => {
  const record = { ID: 7, language: sign }
  return toFeedRecord(record, { provider: '', line: 1 }, { source: source(languages), isAllGone: false })
}

test('a sign of a language that the site does not have means none of its languages', () => {
  const { languages } = specification3
  expect(
    ['1', 'fr', '4', 'de_DE', 'deutsch', 'english'].map((sign) => languageOfSign(sign, languages)),
  ).toEqual(['nl', 'fr', null, null, null, null])
})

test.each(['4', 'de', 'German'])(
  'texts of a feed in %s are foreign, also for a source of one language',
  (sign) => {
    expect(languageIn(sign, [])).toMatchObject({ language: null, foreign: sign })
    expect(languageIn(sign, ['fr'])).toMatchObject({ language: null, foreign: sign })
  },
)

test('a source of one language takes what it writes for it', () => {
  expect(languageIn('x', ['fr'])).toMatchObject({ language: 'fr' })
  expect(languageIn('2', ['fr'])).toMatchObject({ language: 'fr' })
})
