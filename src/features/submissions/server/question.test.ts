import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

import { numberWords, checkAnswer, makeQuestion, questionMinutes } from './question'

const secret = 'a secret of at least thirty-two characters'
const kind = 'siteContact'

/** Solves the question as a person would. */
const sumOf = (text: string, locale: Locale): number =>
  text
    .split(/[\s:]+/)
    .map((word) => numberWords[locale]?.indexOf(word) ?? -1)
    .filter((number) => number >= 0)
    .reduce((sum, number) => sum + number, 0)

async function ask(locale: Locale) {
  const question = makeQuestion({ kind, locale, t: await getTranslator(locale, 'nl-BE') }, secret)
  return { ...question, sum: sumOf(question.text, locale) }
}

describe.each(locales)('a question in %s', (locale) => {
  test('is answered in figures or in words', async () => {
    for (let round = 0; round < 40; round += 1) {
      const { token, text, sum } = await ask(locale)
      expect(text).not.toMatch(/\d|[{}]/)
      expect(sum).toBeGreaterThanOrEqual(4)
      for (const answer of [String(sum), ` ${sum} `, String(numberWords[locale]?.[sum]).toUpperCase()])
        expect(checkAnswer(token, answer, { kind, locale }, secret)).toMatchObject({ state: 'right' })
    }
  })

  test('has words for every number', () => {
    expect(new Set(numberWords[locale]).size).toBe(19)
  })
})

describe('an answer is wrong', () => {
  test('for another sum, and contains the one-time id', async () => {
    const { token, sum } = await ask('fr')
    const answer = checkAnswer(token, String(sum + 1), { kind, locale: 'fr' }, secret)
    expect(answer).toMatchObject({ state: 'wrong', id: token.slice(0, 16) })
  })

  test('for another form, another site or a changed question', async () => {
    const { token, sum } = await ask('fr')
    const at = { kind, locale: 'fr' } as const
    expect(checkAnswer(token, String(sum), { ...at, kind: 'contactMe' }, secret)).toEqual({ state: 'wrong' })
    expect(checkAnswer(token, String(sum), at, `${secret}!`)).toEqual({ state: 'wrong' })
    const changed = `${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`
    expect(checkAnswer(changed, String(sum), at, secret).state).toBe('wrong')
  })

  test('for any other text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (token, answer) => {
        expect(checkAnswer(token, answer, { kind, locale: 'de' }, secret)).toEqual({ state: 'wrong' })
      }),
    )
  })
})

test('a question ends after ten minutes', async () => {
  const { token, sum } = await ask('nl')
  const later = new Date(Date.now() + questionMinutes * 60_000 + 1000)
  expect(checkAnswer(token, String(sum), { kind, locale: 'nl' }, secret, later)).toEqual({ state: 'ended' })
})

test('its token does not reveal the numbers', async () => {
  const questions = await Promise.all(Array.from({ length: 60 }, () => ask('en')))
  expect(new Set(questions.map(({ sum }) => sum)).size).toBeGreaterThan(5)
  expect(new Set(questions.map(({ token }) => token)).size).toBe(60)
})
