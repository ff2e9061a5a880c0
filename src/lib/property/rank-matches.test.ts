import { expect, test } from 'vitest'

import { rankMatches } from './rank-matches'
import { normaliseSearchText } from './search-columns'

const houses = ['Maison, villa, ferme']
const liege = ['Liège', 'Luik', 'Lüttich', '4000']
const rank = (text: string, names: string[], how: 'wholeName' | 'anyWord') =>
  rankMatches(normaliseSearchText(text), names, how)

test.each([
  ['liege', liege, 'wholeName', 0],
  ['LIÈGE', liege, 'wholeName', 0],
  ['4000', liege, 'wholeName', 0],
  ['luttich', liege, 'wholeName', 0],
  ['li', liege, 'wholeName', 1],
  ['40', liege, 'wholeName', 1],
  ['iege', liege, 'wholeName', null],
  ['hollogne', ['Grâce-Hollogne'], 'wholeName', null],
  ['grace hol', ['Grâce-Hollogne'], 'wholeName', 1],
  ['vil', houses, 'anyWord', 1],
  ['ferme maison', houses, 'anyWord', 1],
  ['maison villa ferme', houses, 'anyWord', 0],
  ['erme', houses, 'anyWord', null],
  ['ferme château', houses, 'anyWord', null],
] as const)('%j fits %j by %s: %s', (text, names, how, expected) => {
  expect(rank(text, [...names], how)).toBe(expected)
})
