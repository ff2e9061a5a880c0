import { expect, test } from 'vitest'

import { isEmpty } from './is-empty'

test.each([null, undefined, '', ' ', '\t\n', '\u00a0'])('%j is empty', (value) => {
  expect(isEmpty(value)).toBe(true)
})

test.each([0, false, 'a', ' a ', [], {}])('%j is not empty', (value) => {
  expect(isEmpty(value)).toBe(false)
})
