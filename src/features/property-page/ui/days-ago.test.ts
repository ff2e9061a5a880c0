import { afterEach, expect, test, vi } from 'vitest'

import { daysAgo } from './days-ago'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-11-26', 'fr', '(aujourd’hui)'],
  ['2026-11-25', 'de', '(gestern)'],
  ['2026-11-10', 'nl', '(16 dagen geleden)'],
  ['2026-09-27', 'en', '(60 days ago)'],
  ['2026-08-01', 'fr', '(il y a 4 mois)'],
  ['2026-01-31', 'de', '(vor 10 Monaten)'],
  ['2025-01-01', 'fr', '(il y a 23 mois)'],
  ['2024-11-26', 'nl', '(2 jaar geleden)'],
  ['2022-10-01', 'en', '(4 years ago)'],
  ['no day', 'en', ''],
])('a property online since %s is so, in %s, %s', (since, locale, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') })
  expect(daysAgo(since, locale)).toBe(text)
})
