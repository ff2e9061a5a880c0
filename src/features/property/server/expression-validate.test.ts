import { expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'

import { expressionValidate } from './expression-validate'

type Options = Parameters<typeof expressionValidate>[1]

/** The part of Payload's validation arguments that is used here. */
const options = (kind: string, language: Locale = 'en') =>
  ({
    siblingData: { kind },
    req: { i18n: { language }, t: (key: string) => key, payload: { config: {} } },
  }) as unknown as Options

test('the expression is not checked for a condition of another kind', () => {
  expect(expressionValidate('nonsense >', options('value'))).toBe(true)
  expect(expressionValidate(undefined, options('none'))).toBe(true)
})

test.each([
  'bedrooms > 2 and hasGarden == "yes"',
  'constructionYear < 1950 or goal == "rent"',
  'price > 100000',
  'availableFrom > "01/12/2026"',
])('%s is accepted', (expression) => {
  expect(expressionValidate(expression, options('expression'))).toBe(true)
})

test.each([
  [undefined, /never shows/],
  ['bedroms > 2', /no field “bedroms”/],
  ['bedrooms >', /fails/],
  ['hasGarden > 2', /fails/],
  // A value for staff only must not affect what visitors see.
  ['recordFile == "1"', /no field “recordFile”/],
])('%s is rejected with the reason', (expression, reason) => {
  expect(expressionValidate(expression, options('expression'))).toMatch(reason)
})

test('the reason is in the language of the studio', () => {
  const reasons = locales.map((locale) => expressionValidate('bedroms > 2', options('expression', locale)))
  expect(new Set(reasons).size).toBe(locales.length)
})
