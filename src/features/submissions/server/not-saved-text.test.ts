import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

import { notSavedText } from './not-saved-text'

test.each([
  ['documentRequest', /request document error/i],
  ['testimonial', /testimonial was not sent/i],
  ['sendToFriend', /^The mail was not sent, try again\.$/],
  ['siteContact', /^The mail was not sent, try again\.$/],
  ['jobContact', /could not be saved/],
] as const)('the failure of %s has its own words', async (kind, expected) => {
  expect(notSavedText(kind, await getTranslator('en', 'nl-BE'))).toMatch(expected)
})

test('each language has words of its own', async () => {
  const texts = await Promise.all(
    locales.map(async (locale) => notSavedText('documentRequest', await getTranslator(locale, 'nl-BE'))),
  )
  expect(new Set(texts).size).toBe(locales.length)
})
