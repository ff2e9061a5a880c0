import { expect, test } from 'vitest'

import { formatClock } from '@/lib/time/format-time'

import { formatHours } from './format-hours'
import type { Locale } from './locales'

const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test.each<[Locale, string, string]>([
  ['nl', '08:30-12:00', 'van 8.30 tot 12 uur'],
  ['fr', '08:30-12:00', 'de 8 h 30 à 12 h'],
  ['en', '08:30-12:00', 'from 8.30 am to 12 pm'],
  ['de', '08:30-12:00', 'von 8.30 bis 12 Uhr'],
  ['en', '13:15-19:00', 'from 1.15 pm to 7 pm'],
  ['fr', 'sur rendez-vous', 'sur rendez-vous'],
  ['fr', '', ''],
])('in %s %j reads %j', (locale, hours, words) => {
  expect(withSpaces(formatHours(hours, locale))).toBe(words)
})

test('midnight and noon in English', () => {
  expect(['00:00', '12:00', '24:00'].map((time) => withSpaces(formatClock(time, 'en')))).toEqual([
    '12 am',
    '12 pm',
    '12 am',
  ])
})
