import { expect, test } from 'vitest'

import { describeUntil } from './describe-when'

// Half past eleven in the evening in Belgium.
const now = new Date('2026-11-30T22:30:00Z')

test.each([
  ['nl', '23.40', 'dinsdag 1 december', '0.10'],
  ['fr', '23\u00a0h\u00a040', 'mardi 1er décembre', '0\u00a0h\u00a010'],
  ['en', '11.40\u00a0pm', 'Tuesday 1 December', '12.10\u00a0am'],
  ['de', '23.40', 'Dienstag, 1. Dezember', '0.10'],
] as const)(
  'in %s the end of a day has a time alone, and across midnight its day too',
  (locale, ...words) => {
    const [today, day, time] = words
    expect(describeUntil(new Date('2026-11-30T22:40:00Z'), locale, now)).toEqual({ day: '', time: today })
    const next = describeUntil(new Date('2026-11-30T23:10:00Z'), locale, now)
    // Whether English has a comma here depends on the version of the Unicode data.
    expect({ ...next, day: next.day.replace('Tuesday,', 'Tuesday') }).toEqual({ day, time })
  },
)
