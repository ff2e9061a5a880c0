import { expect, test } from 'vitest'

import { openingHours } from '../content/agency'

import { appointmentSlots } from './property-settings'

test('visits are offered only while the office is open', () => {
  const outside = appointmentSlots.flatMap(({ from, to, weekdays }) =>
    weekdays.filter((weekday) => {
      const open = openingHours.find((row) => row.weekdays.includes(Number(weekday)))?.open
      return !open || open.to < to || from < open.from
    }),
  )
  expect(outside).toEqual([])
})
