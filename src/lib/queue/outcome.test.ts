import { expect, test } from 'vitest'

import { retryDelayMs } from './outcome'

test('attempts follow after 1, 2 and 4 minutes, within the first hour at most 4 minutes apart, later half an hour', () => {
  expect([1, 2, 3, 4, 15].map((attempts) => retryDelayMs(attempts) / 60_000)).toEqual([1, 2, 4, 4, 4])
  expect(retryDelayMs(16) / 60_000).toBe(30)
})
