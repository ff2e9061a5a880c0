import { expect, test } from 'vitest'

import { filledTexts, missingTexts } from './alt-texts'

test('texts of spaces alone are missing', () => {
  expect(missingTexts({ fr: 'Une maison', nl: ' ', en: '' })).toEqual(['nl', 'en', 'de'])
  expect(filledTexts({ fr: ' Une maison ', nl: ' ', en: '' })).toEqual({ fr: 'Une maison' })
})
