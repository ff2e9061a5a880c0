import { expect, test } from 'vitest'

import { isRunnerKey, runnerKey } from './runner-key'

const secret = 'a secret of at least thirty-two characters'

test.each([
  ['the key itself', runnerKey(secret), true],
  ['the key of another secret', runnerKey(`${secret}!`), false],
  ['a part of the key', runnerKey(secret).slice(0, -1), false],
  ['nothing', '', false],
  ['no header', null, false],
])('%s: %s', (_, given, isAccepted) => {
  expect(isRunnerKey(given, secret)).toBe(isAccepted)
})
