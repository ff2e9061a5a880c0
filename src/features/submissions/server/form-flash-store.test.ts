import { expect, test } from 'vitest'

import { forgetAnswers, storeFormAnswers, readAnswers, type HandedAnswers } from './form-flash-store'

const answers: HandedAnswers = {
  kind: 'siteContact',
  values: { firstName: 'Élise' },
  errors: {},
  message: '',
  key: '0123456789abcdef',
}

test('answers are available while the page is rendered, and not afterwards', () => {
  const token = storeFormAnswers(answers)
  expect(readAnswers(token)).toBe(answers)
  expect(readAnswers(token)).toBe(answers)
  expect(readAnswers('__proto__')).toBeNull()
  forgetAnswers(token)
  expect(readAnswers(token)).toBeNull()
})

test('answers are deleted after twenty seconds, and the oldest when there are too many', () => {
  const [first] = [storeFormAnswers(answers, 0), storeFormAnswers(answers, 1)]
  expect(readAnswers(first, 19_999)).toBe(answers)
  expect(readAnswers(first, 20_000)).toBeNull()
  const tokens = Array.from({ length: 150 }, () => storeFormAnswers(answers, 30_000))
  expect(tokens.filter((token) => readAnswers(token, 30_000)).length).toBe(100)
  expect(readAnswers(tokens.at(-1) ?? '', 30_000)).toBe(answers)
})
