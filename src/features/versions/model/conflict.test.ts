import { expect, test } from 'vitest'

import { readConflict } from './conflict'

const change = { label: 'Titre', languages: ['fr'], kind: 'changed', values: [] }
const conflict = {
  document: 'pages/1',
  message: 'Anna a enregistré',
  kept: '2',
  revision: 3,
  changes: [change],
}

test('the conflict of a refused save is read with its words', () => {
  const body = { errors: [{ message: 'x', data: { conflict } }] }
  expect(readConflict(body)).toEqual(conflict)
  const withoutVersion = { ...conflict, kept: null, changes: ['x', change] }
  expect(readConflict({ errors: [{ message: 'x', data: { conflict: withoutVersion } }] })).toMatchObject({
    kept: null,
    changes: [change],
  })
})

test.each([
  null,
  'x',
  {},
  { errors: [] },
  { errors: [{ message: 'x' }] },
  { errors: [{ data: { conflict: { ...conflict, message: undefined } } }] },
  { errors: [{ message: 'x', data: { conflict: { ...conflict, revision: '3' } } }] },
])('another answer is none: %j', (body) => expect(readConflict(body)).toBeNull())
