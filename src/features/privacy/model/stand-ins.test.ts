import { expect, test } from 'vitest'

import { anonymousAnswers, standIn } from './stand-ins'

const person = standIn('salt', 'Marie@Example.org')

test('a person is the same one everywhere in a copy, and another one in another copy', () => {
  expect(standIn('salt', ' marie@example.org')).toEqual(person)
  expect(standIn('other', 'marie@example.org')).not.toEqual(person)
  expect(JSON.stringify(person)).not.toMatch(/marie/i)
})

test('answers keep their choices, and lose what names their sender', () => {
  const answers = {
    firstName: 'Marie',
    lastName: 'Peeters',
    friendEmail: 'jan@example.org',
    phone: '0470 12 34 56',
    message: 'Je suis Marie, appelez-moi.',
    oneWord: 'marie',
    gsm: '0470123456',
    goal: 'toLet',
    day: '2026-11-29',
    rooms: 3,
    rows: [{ label: 'x', value: 'Marie Peeters' }],
  }
  expect(anonymousAnswers(answers, { person, choices: new Set(['goal', 'day']) })).toEqual({
    firstName: 'Person',
    lastName: person.lastName,
    friendEmail: person.email,
    phone: person.phone,
    message: '…',
    oneWord: '…',
    gsm: '…',
    goal: 'toLet',
    day: '2026-11-29',
    rooms: 3,
    rows: [{ label: '…', value: '…' }],
  })
})
