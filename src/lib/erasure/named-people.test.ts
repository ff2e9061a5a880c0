import { expect, test } from 'vitest'

import { isNamedIn, withoutNamed } from './named-people'

const address = 'jan@voorbeeld.be'
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

test('of a lead of somebody else the name and address of the named person go, and nothing else', () => {
  expect(isNamedIn(lead, address)).toBe(true)
  expect(withoutNamed(lead, address)).toEqual({
    id: 'x',
    answers: { ...lead.answers, secondLastName: '…', secondAddress: '…' },
  })
})

test('a lead that names others stays as it is', () => {
  for (const other of [{ answers: null }, {}, { answers: { email: address, lastName: 'x' } }]) {
    expect(isNamedIn(other, address)).toBe(false)
    expect(withoutNamed(other, address)).toBe(other)
  }
})
