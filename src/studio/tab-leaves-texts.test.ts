import { expect, test } from 'vitest'

import { leavesList } from './tab-leaves-texts'

test.each([
  // First in its list, on the first level; whether Tab and Shift+Tab leave the list.
  [true, true, true, true],
  [false, true, false, true],
  [true, false, true, false],
  [false, false, false, false],
])('an item that is first: %s, outermost: %s, is left by Tab: %s, by Shift+Tab: %s', (...row) => {
  const [isFirst, isOutermost, byTab, byShiftTab] = row
  const item = {
    previousElementSibling: isFirst ? null : {},
    parentElement: { closest: (selector: string) => (selector === 'li' && !isOutermost ? {} : null) },
  }
  expect(leavesList(item, false)).toBe(byTab)
  expect(leavesList(item, true)).toBe(byShiftTab)
})
