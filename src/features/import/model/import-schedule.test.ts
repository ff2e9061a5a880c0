import { expect, test } from 'vitest'

import { countDueTimes, isLateTwice, type ImportTimes } from './import-schedule'

const at = (time: string) => new Date(time)

const cases: [ImportTimes['schedule'], number, string, string, number][] = [
  ['never', 4, '2026-11-01T00:00Z', '2026-11-24T00:00Z', 0],
  ['hourly', 4, '2026-11-24T10:00Z', '2026-11-24T10:59Z', 0],
  ['hourly', 4, '2026-11-24T10:00Z', '2026-11-24T11:00Z', 1],
  ['hourly', 4, '2026-11-24T10:00Z', '2026-11-24T13:30Z', 3],
  ['hourly', 4, '2026-11-24T10:00Z', '2026-11-24T09:00Z', 0],
  ['hourly', 4, '2020-11-24T10:00Z', '2026-11-24T09:00Z', 100],
  ['fourHourly', 4, '2026-11-24T10:00Z', '2026-11-24T13:59Z', 0],
  ['fourHourly', 4, '2026-11-24T10:00Z', '2026-11-24T18:00Z', 2],
  // Four o'clock in Belgium is 03:00 UTC in winter and 02:00 in summer.
  ['daily', 4, '2026-11-24T03:00Z', '2026-11-25T02:59Z', 0],
  ['daily', 4, '2026-11-24T03:00Z', '2026-11-25T03:00Z', 1],
  ['daily', 4, '2026-07-24T02:00Z', '2026-07-25T02:00Z', 1],
  ['daily', 4, '2026-11-24T10:00Z', '2026-11-27T10:00Z', 3],
  // The hour that the change of clocks skips counts once.
  ['daily', 2, '2027-03-27T12:00Z', '2027-03-28T12:00Z', 1],
  ['daily', 0, '2020-03-27T12:00Z', '2027-03-28T12:00Z', 100],
]

test.each(cases)('%s at %i, from %s to %s: %i times', (schedule, hour, last, now, times) => {
  expect(countDueTimes({ schedule, hour }, at(last), at(now))).toBe(times)
})

test('late twice: two times passed before the one that is due now', () => {
  expect([0, 1, 2, 3].map(isLateTwice)).toEqual([false, false, false, true])
})
