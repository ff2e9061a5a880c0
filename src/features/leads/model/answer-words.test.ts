import { describe, expect, test } from 'vitest'

import type { FormField } from '@/features/submissions/model/form-field'

import { answerWords, nameAsWords } from './answer-words'

const label = { nl: 'x', fr: 'x', en: 'x', de: 'x' }
const money: FormField = { kind: 'money', name: 'amount', label, min: 0, max: 1e9 }

describe('an answer as words', () => {
  test.each([
    [true, 'fr', 'Oui'],
    [false, 'de', 'Nein'],
    ['2027-01-15', 'nl', '15 januari 2027'],
    ['2027-13-99', 'nl', '2027-13-99'],
    ['Bonjour', 'fr', 'Bonjour'],
    [['a', 'b'], 'fr', 'a, b'],
    [null, 'fr', ''],
    [{ birthDate: '2027-01-15', ok: true, none: null }, 'en', 'birth date: 15 January 2027; ok: Yes'],
  ] as const)('%j is read as “%s: %s”', (value, locale, words) => {
    expect(answerWords(value, { locale })).toBe(words)
  })

  test('an amount is in euro', () => {
    expect(answerWords(250000, { locale: 'fr' }, money).replace(/\s/g, ' ')).toBe('€ 250.000')
    const ofLanguage = { locale: 'fr', style: 'ofLanguage' } as const
    expect(answerWords(250000, ofLanguage, money).replace(/\s/g, ' ')).toBe('250 000 €')
  })

  test('a choice has its label', () => {
    expect(answerWords(['mr', 'odd'], { locale: 'fr' }, undefined, new Map([['mr', 'M.']]))).toBe('M., odd')
  })
})

test('the name of an unknown answer is read as words', () => {
  expect(nameAsWords('availableFrom_day')).toBe('available from day')
})
