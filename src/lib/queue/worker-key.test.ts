import { expect, test } from 'vitest'

import { isWorkerKey, workerKey } from './worker-key'

const secret = 'a secret of at least thirty-two characters'

test.each([
  ['the key itself', workerKey(secret), true],
  ['the key of another secret', workerKey(`${secret}!`), false],
  ['a part of the key', workerKey(secret).slice(0, -1), false],
  ['nothing', '', false],
  ['no header', null, false],
])('%s: %s', (_, given, isAccepted) => {
  expect(isWorkerKey(given, secret)).toBe(isAccepted)
})
