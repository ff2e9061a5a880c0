import { expect, test } from 'vitest'

import { openingHours } from '../content/agency'

import { appointmentSlots } from './property-settings'

test('visits are offered only while the office is open, in every language', () => {
  const outside = appointmentSlots.flatMap(({ from, to, ownFrom, weekdays }) =>
    weekdays.filter((weekday) => {
      const open = openingHours.find((row) => row.weekdays.includes(Number(weekday)))?.open
      const starts = [from, ...Object.values(ownFrom ?? {})].filter((start) => start !== null)
      return !open || open.to < to || starts.some((start) => start < open.from)
    }),
  )
  expect(outside).toEqual([])
})
