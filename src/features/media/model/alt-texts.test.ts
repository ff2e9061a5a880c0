import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { filledTexts, missingTexts } from './alt-texts'

test('texts of spaces alone are missing', () => {
  const texts = { fr: 'Une maison', nl: ' ', en: '' }
  expect(missingTexts(texts, locales)).toEqual(['nl', 'en', 'de'])
  expect(missingTexts(texts, ['fr', 'en'])).toEqual(['en'])
  expect(filledTexts({ fr: ' Une maison ', nl: ' ', en: '' })).toEqual({ fr: 'Une maison' })
})
