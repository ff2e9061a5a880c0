import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { formatDay, formatMoment, weekdayName } from './format-time'

// 00:30 on 1 July in Belgium, still 30 June in UTC.
const nightly = new Date('2027-06-30T22:30:00Z')

test('days in four languages', () => {
  expect(locales.map((locale) => formatDay('2027-07-01', locale))).toEqual([
    '1 juli 2027',
    '1er juillet 2027',
    '1 July 2027',
    '1. Juli 2027',
  ])
  expect(formatDay('2027-07-01', 'nl', 'full')).toBe('donderdag 1 juli 2027')
  expect(formatDay('2027-07-01', 'fr', 'short')).toBe('01/07/2027')
})

test('moments on Belgian clocks in four languages', () => {
  expect(locales.map((locale) => formatMoment(nightly, locale, 'long'))).toEqual([
    '1 juli 2027 om 00:30',
    '1er juillet 2027 à 0\u00a0h\u00a030',
    '1 July 2027 at 00:30',
    '1. Juli 2027 um 00:30',
  ])
  expect(formatMoment('2027-02-03T15:35:00Z', 'fr')).toBe('3 févr. 2027, 16\u00a0h\u00a035')
  expect(formatMoment('2027-02-03T08:00:00Z', 'fr', 'full')).toBe('mercredi 3 février 2027 à 9\u00a0h')
  expect(formatMoment('2027-02-03T08:00:00Z', 'fr', 'time')).toBe('09:00')
  expect(formatMoment(nightly.toISOString(), 'nl')).toMatch(/^1 jul\.? 2027.*00:30$/)
})

test('an unknown language is written in the source language', () => {
  expect(formatDay('2027-07-01', 'it', 'dayMonth')).toBe('1er juillet')
})

test('weekdays begin with Sunday', () => {
  expect(weekdayName(0, 'fr')).toBe('dimanche')
  expect(weekdayName(6, 'nl')).toBe('zaterdag')
})

test('the first of a month is an ordinal in French', () => {
  expect(formatDay('2025-01-01', 'fr')).toBe('1er janvier 2025')
  expect(formatDay('2025-01-11', 'fr')).toBe('11 janvier 2025')
  expect(formatDay('2025-01-01', 'fr', 'full')).toBe('mercredi 1er janvier 2025')
  expect(formatDay('2025-01-01', 'fr', 'month')).toBe('janvier 2025')
  expect(formatDay('2025-01-01', 'nl')).toBe('1 januari 2025')
})
