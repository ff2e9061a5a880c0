import { expect, test } from 'vitest'

import { slidesPerStep } from './take-over-row'

test.each([
  ['one over the whole width, with a margin', 1152, [0, 1184, 2368], 1],
  ['one and the beginning of the next on a phone', 350, [0, 317, 634], 1],
  ['three side by side', 1152, [0, 394.6, 789.2, 1183.8], 3],
  ['six side by side', 1152, [0, 197, 394, 591, 788, 985, 1182], 6],
  ['wider than the row', 300, [0, 700, 1400], 1],
  ['a single one', 350, [0], 1],
  ['none, before the page has a width', 0, [], 1],
])('a button moves by what is visible: %s', (_, size, grid, step) => {
  expect(slidesPerStep(size, grid)).toBe(step)
})
