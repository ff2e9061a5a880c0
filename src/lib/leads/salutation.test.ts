import { expect, test } from 'vitest'

import { salutationOf } from './salutation'

test.each([
  [{ title: 'ms', firstName: 'Marie', lastName: 'Dupont' }, 'fr', 'Madame Dupont'],
  [{ title: 'mr', lastName: 'Peeters' }, 'nl', 'heer Peeters'],
  [{ title: 'miss', lastName: 'Smith' }, 'en', 'Ms Smith'],
  [{ title: 'mr', firstName: 'Karl' }, 'de', 'Karl'],
  [{ firstName: ' Marie ', lastName: 'Dupont\n' }, 'fr', 'Marie Dupont'],
  [{}, 'fr', ''],
  [null, 'fr', ''],
] as const)('%o in %s is “%s”', (person, locale, words) => {
  expect(salutationOf(person, locale)).toBe(words)
})
