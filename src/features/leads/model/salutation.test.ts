import { expect, test } from 'vitest'

import { formatSalutation } from './salutation'

test.each([
  [{ title: 'ms', firstName: 'Marie', lastName: 'Dupont' }, 'fr', 'Madame Dupont'],
  [{ title: 'mr', lastName: 'Peeters' }, 'nl', 'heer Peeters'],
  [{ title: 'miss', lastName: 'Smith' }, 'en', 'Miss Smith'],
  [{ title: 'miss', lastName: 'Dupont' }, 'fr', 'Mademoiselle Dupont'],
  [{ title: 'miss', lastName: 'Klein' }, 'de', 'Frau Klein'],
  [{ title: 'mr', firstName: 'Karl' }, 'de', 'Karl'],
  [{ firstName: ' Marie ', lastName: 'Dupont\n' }, 'fr', 'Marie Dupont'],
  [{}, 'fr', ''],
  [null, 'fr', ''],
] as const)('%o in %s is “%s”', (person, locale, words) => {
  expect(formatSalutation(person, locale)).toBe(words)
})
