import { expect, test } from 'vitest'

import { leadSearchText, plainText } from './lead-search-text'

test('a lead is found by either order of the names, without accents, and by the digits of the phone', () => {
  const person = {
    firstName: 'Zoé',
    lastName: 'D’Hébert',
    email: 'Zoe@Example.org',
    phone: '+32 475/12.34.56',
  }
  const text = leadSearchText({ subject: 'Visite  à Liège', person })
  for (const words of ['zoe d’hebert', 'd’hebert zoe', 'zoe@example.org', '+32475123456', 'visite a liege'])
    expect(text).toContain(words)
})

test('missing values and values of other types are left out', () => {
  expect(leadSearchText({ subject: 'x', person: { lastName: null, phone: 12 } })).toBe('x')
  expect(leadSearchText({ subject: 'a'.repeat(5000) })).toHaveLength(1000)
})

test('normalising a text twice changes nothing', () => {
  expect(plainText(plainText(' ÉTÉ\u00a0 Straße '))).toBe('ete straße')
})
