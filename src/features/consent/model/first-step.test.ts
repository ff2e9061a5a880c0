import { expect, test } from 'vitest'

import { firstStep } from './first-step'

test.each([
  ['/fr/', '', false, 'ask'],
  ['/fr/', '', true, 'resume'],
  ['/fr/', '?setcookies', true, 'reset'],
  ['/fr/', '?setcookies=', false, 'reset'],
  ['/fr/a-vendre/', '?type=1&setcookies=0', true, 'reset'],
  ['/fr/', '?nosetcookies=1', true, 'resume'],
  ['/fr/preview/12/', '', false, 'preview'],
  ['/fr/preview/12/', '?setcookies=1', true, 'preview'],
  ['/preview-page/', '', true, 'preview'],
  ['/fr/', '?preview=1', false, 'ask'],
] as const)('%s%s with a stored choice: %o is %s', (path, search, isStored, step) => {
  expect(firstStep(path, search, isStored)).toBe(step)
})
