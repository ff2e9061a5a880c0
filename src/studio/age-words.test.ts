import { expect, test } from 'vitest'

import { ageWords } from './age-words'

const now = new Date('2027-01-15T12:00:00Z')

test.each([
  ['2027-01-15T11:59:40Z', 'à l’instant'],
  ['2027-01-15T11:30:00Z', 'il y a 30 minutes'],
  ['2027-01-15T09:00:00Z', 'il y a 3 heures'],
  ['2027-01-14T09:00:00Z', 'hier'],
  ['2026-10-01T09:00:00Z', 'il y a 3 mois'],
  // A clock that runs ahead.
  ['2027-01-15T12:05:00Z', 'à l’instant'],
])('%s is %s', (moment, words) => {
  expect(ageWords('fr', moment, now, 'à l’instant')).toBe(words)
})
