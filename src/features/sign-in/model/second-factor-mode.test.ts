import { expect, test } from 'vitest'

import { logInStep } from './second-factor-mode'

test.each([
  ['off', false, 'session'],
  ['off', true, 'session'],
  ['offered', false, 'session'],
  ['offered', true, 'verify'],
  ['required', false, 'enrol'],
  ['required', true, 'verify'],
] as const)('"%s", with a factor: %s, gives %s', (mode, hasFactor, step) => {
  expect(logInStep(mode, hasFactor)).toBe(step)
})
