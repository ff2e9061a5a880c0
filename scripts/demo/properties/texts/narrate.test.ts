import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '@/lib/i18n/locales'
import { demoProperties } from '../properties'
import { languageTexts, variantIndex } from './narrate'
import { sentenceRoles } from './roles'

const properties = demoProperties('2026-11-20')
const wordsIn = (text: string) => text.split(/\s+/).length
const perLocale = locales.map((locale) => [locale] as const)

const isIncomplete = (ref: number) => [4459, 4482, 4505].includes(ref)
const isLong = (ref: number) => ref === 4590

describe.each(perLocale)('texts in %s', (locale: Locale) => {
  test('every role has at least three sentences, as many as in the other languages', () => {
    for (const role of sentenceRoles) {
      expect(languageTexts[locale].sentences[role].length, role).toBeGreaterThanOrEqual(3)
      expect(languageTexts[locale].sentences[role].length, role).toBe(languageTexts.fr.sentences[role].length)
    }
  })

  test('descriptions have 90 to 220 words, but for the unfinished and the long one', () => {
    const counts = properties
      .filter(({ ref }) => !isIncomplete(ref) && !isLong(ref))
      .map(({ ref, description }) => ({ ref, words: wordsIn(description[locale]) }))
    expect(counts.filter(({ words }) => words < 90 || words > 220)).toEqual([])
    const long = properties.find(({ ref }) => isLong(ref))
    expect(wordsIn(long?.description[locale] ?? '')).toBeGreaterThan(450)
  })

  test('nothing is left blank, doubled or badly spaced', () => {
    const texts = properties.flatMap(({ headline, description }) => [headline[locale], description[locale]])
    expect(texts.filter((text) => /undefined|null|NaN| {2}| [,.]|\.\.|,,|^\s|\s$/.test(text))).toEqual([])
    expect(texts.filter((text) => text === '')).toEqual([])
  })

  test('a description names the place, and no hidden street', () => {
    for (const { description, headline, street, publishAddress } of properties) {
      if (!publishAddress)
        expect(`${headline[locale]} ${description[locale]}`.toLowerCase()).not.toContain(street.toLowerCase())
    }
  })

  test('no two descriptions are alike', () => {
    expect(new Set(properties.map(({ description }) => description[locale])).size).toBe(properties.length)
  })
})

test('neighbours in the list never share a sentence of the same role', () => {
  for (const role of sentenceRoles) {
    for (let position = 1; position < 101; position += 1) {
      expect(variantIndex(role, position, 3)).not.toBe(variantIndex(role, position - 1, 3))
    }
  }
})
