import { expect, test } from 'vitest'

import { newestEntries } from './newest-entries'

test.each([
  [[], []],
  [[{ target: 'a', at: 1 }], [{ target: 'a', at: 1 }]],
  [
    [
      { target: 'a', at: 1 },
      { target: 'b', at: 2 },
      { target: 'a', at: 3 },
    ],
    [
      { target: 'a', at: 3 },
      { target: 'b', at: 2 },
    ],
  ],
])('of %j the newest are %j', (entries: { target: string; at: number }[], newest) => {
  expect(newestEntries(entries)).toEqual(newest)
})
