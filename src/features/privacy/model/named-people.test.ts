import { expect, test } from 'vitest'

import { isNamedIn, withoutNamed } from './named-people'

const email = 'jan@voorbeeld.be'
const lead = {
  id: 'x',
  answers: {
    lastName: 'Maes',
    secondEmail: ' Jan@Voorbeeld.be',
    secondLastName: 'Peeters',
    secondAddress: 'Kerkstraat 1',
    friendEmail: 'an@voorbeeld.be',
    friendName: 'An',
  },
}

test('only the name and postal address of the named person are removed from the lead of another', () => {
  expect(isNamedIn(lead, email)).toBe(true)
  expect(withoutNamed(lead, email)).toEqual({
    id: 'x',
    answers: { ...lead.answers, secondLastName: '…', secondAddress: '…' },
  })
})

test('a lead that names others stays as it is', () => {
  for (const other of [{ answers: null }, {}, { answers: { email, lastName: 'x' } }]) {
    expect(isNamedIn(other, email)).toBe(false)
    expect(withoutNamed(other, email)).toBe(other)
  }
})
