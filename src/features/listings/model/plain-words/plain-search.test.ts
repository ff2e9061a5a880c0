import { expect, test } from 'vitest'

import { readPlaces } from '../../../../../scripts/demo/seed/tables'
import { locales, type Locale } from '@/lib/i18n/locales'

import { searchableWords } from '../words/search-words'
import { otherPlaces } from './places.fixture'
import { readPlainSearch } from './read-plain-search'
import { preparePlaces } from './search-places'
import { sentences, type Understood } from './sentences.fixture'

const knownPlaces = [
  ...[...readPlaces().values()].map(({ zip, name }) => ({
    zip,
    names: [...new Set([name.fr, ...Object.values(name)])],
  })),
  ...otherPlaces.map(([zip, ...names]) => ({ zip, names })),
]
const places = preparePlaces(knownPlaces)

const keyOf = ({ zip, names }: { zip: string; names: readonly string[] }) => `${zip} ${names[0]}`

/** `Liège`, `4000` or `4000 Liège` as all places meant. */
function meant(text: string): string[] {
  const matches = knownPlaces.filter((place) => [place.names[0], place.zip, keyOf(place)].includes(text))
  if (matches.length === 0) throw new Error(`The test knows no place "${text}".`)
  return matches.map(keyOf)
}

const given = (value: object) =>
  Object.fromEntries(
    Object.entries(value).filter(([, each]) => each !== null && each !== false && String(each) !== ''),
  )

function expected({ places: names = [], words = '', types = [], ...others }: Understood, locale: Locale) {
  return given({
    ...others,
    types: types.toSorted((one, other) => one - other),
    places: [...new Set(names.flatMap(meant))].sort(),
    // Words that every text has are no part of a search.
    words: searchableWords(words, locale).join(' '),
  })
}

function read(text: string, locale: Locale) {
  const result = readPlainSearch(text, { locale, places })
  return given({
    ...result,
    places: result.places.map(keyOf).sort(),
    words: result.words.join(' '),
  })
}

/** The share that was reached; it may only grow. */
const reached: Record<Locale, number> = { nl: 50, fr: 50, en: 50, de: 50 }

test.each(locales)('sentences in %s are understood fully as often as before', (locale) => {
  const wrong = sentences[locale].filter(
    ([text, wanted]) =>
      JSON.stringify(sorted(read(text, locale))) !== JSON.stringify(sorted(expected(wanted, locale))),
  )
  const share = sentences[locale].length - wrong.length
  if (process.env.SHOW_SENTENCES)
    for (const [text, wanted] of wrong)
      console.log(text, '\n  wanted', expected(wanted, locale), '\n  read', read(text, locale))
  expect(sentences[locale]).toHaveLength(50)
  expect(share).toBeGreaterThanOrEqual(reached[locale])
})

const sorted = (value: Record<string, unknown>) =>
  Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
