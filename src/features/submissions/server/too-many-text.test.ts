import { expect, test } from 'vitest'

import type { Locale } from '@/lib/i18n/locales'

import { tooManyText } from './too-many-text'

const texts: [number, Locale, string][] = [
  [1, 'fr', 'Réessayez dans 1 minute.'],
  [421, 'nl', 'over 8 minuten'],
  [3600, 'en', 'in 60 minutes'],
  [3601, 'de', 'in 2 Stunden'],
  [86_400, 'fr', 'dans 24 heures'],
]
test.each(texts)('%i seconds in %s', async (seconds, locale, text) => {
  // Intl joins number and unit with a no-break space.
  expect((await tooManyText(seconds, locale)).replace(/\u00A0/g, ' ')).toContain(text)
})
