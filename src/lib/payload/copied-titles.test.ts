import { expect, test } from 'vitest'

import { titleOfCopy } from './copied-titles'

test.each([
  ['Nos biens', 'fr', 'Nos biens (copie)'],
  ['Nos biens (copie)', 'fr', 'Nos biens (copie 2)'],
  ['Nos biens (copie 9)', 'fr', 'Nos biens (copie 10)'],
  ['Onze panden', 'nl', 'Onze panden (kopie)'],
  ['Our homes (copie)', 'en', 'Our homes (copie) (copy)'],
  ['Unsere Häuser', 'de', 'Unsere Häuser (Kopie)'],
] as const)('a copy of "%s" in %s is "%s"', (title, locale, copy) => {
  expect(titleOfCopy(title, locale)).toBe(copy)
})

test('the title of a copy is no longer than the field allows', () => {
  expect(titleOfCopy('a'.repeat(30), 'fr', 20)).toBe(`${'a'.repeat(12)} (copie)`)
})
