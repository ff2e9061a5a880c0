import { expect, test } from 'vitest'

import { formatSalutation } from './salutation'

test.each([
  [{ title: 'ms', firstName: 'Marie', lastName: 'Dupont' }, 'fr', 'Madame Dupont'],
  [{ title: 'mr', lastName: 'Peeters' }, 'nl', 'heer Peeters'],
  [{ title: 'miss', lastName: 'Smith' }, 'en', 'Ms Smith'],
  [{ title: 'mr', firstName: 'Karl' }, 'de', 'Karl'],
  [{ firstName: ' Marie ', lastName: 'Dupont\n' }, 'fr', 'Marie Dupont'],
  [{}, 'fr', ''],
  [null, 'fr', ''],
] as const)('%o in %s is “%s”', (person, locale, words) => {
  expect(formatSalutation(person, locale)).toBe(words)
})
