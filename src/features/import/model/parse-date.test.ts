import { expect, test } from 'vitest'

import { parseDate, type DateForm } from './parse-date'

const day = (text: string, form: DateForm = 'dayFirst') => parseDate(text, form)?.day ?? null

test.each([
  ['2031-05-31', '2031-05-31'],
  ['2031-05-31+02:00', '2031-05-31'],
  ['2031-05-31Z', '2031-05-31'],
  ['2031-05-30T22:00:00Z', '2031-05-31'],
  ['2031-05-31T00:00:00+02:00', '2031-05-31'],
  ['2031-05-31T23:59:59', '2031-05-31'],
  ['2031-05-31 23:59', '2031-05-31'],
  ['20310531', '2031-05-31'],
  ['31/05/2031', '2031-05-31'],
  ['31.05.2031 10:00', '2031-05-31'],
  ['05/31/2031', null],
  ['0000-00-00', null],
  ['31-02-2031', null],
  ['2031-05-31 or later', null],
  ['', null],
])('%s, day first, is %s', (text, expected) => {
  expect(day(text)).toBe(expected)
})

test.each([
  ['05/31/2031', '2031-05-31'],
  ['5/31/2031 12:00:00 AM', '2031-05-31'],
  ['05/06/2031', '2031-05-06'],
  ['2031-05-06', '2031-05-06'],
  ['31/05/2031', null],
])('%s, month first, is %s', (text, expected) => {
  expect(day(text, 'monthFirst')).toBe(expected)
})

test.each([
  ['05/2031', '2031-05-31'],
  ['02-2032', '2032-02-29'],
  ['2031-04', '2031-04-30'],
])('the month %s is its last day, and that is said', (text, expected) => {
  expect(parseDate(text, 'dayFirst')).toEqual({ day: expected, isMonth: true })
})

test.each(['13/2031', '00/2031'])('%s is no month', (text) => {
  expect(parseDate(text, 'dayFirst')).toBeNull()
})
