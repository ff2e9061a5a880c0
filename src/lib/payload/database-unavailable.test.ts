import { expect, test } from 'vitest'

import { isDatabaseUnavailable } from './database-unavailable'

const coded = (code: string) => Object.assign(new Error('x'), { code })
const named = (name: string) => Object.assign(new Error('x'), { name })

test.each([
  ['a locked file', coded('SQLITE_BUSY'), true],
  ['a full disk', coded('SQLITE_FULL'), true],
  ['a failing disk', coded('SQLITE_IOERR_WRITE'), true],
  [
    'a failed query because of a lock',
    new Error('Failed query', { cause: coded('SQLITE_BUSY_SNAPSHOT') }),
    true,
  ],
  ['MongoDB without a primary', named('MongoServerSelectionError'), true],
  ['a value that exists', coded('SQLITE_CONSTRAINT_UNIQUE'), false],
  ['a wrong query of MongoDB', named('MongoServerError'), false],
  ['any other error', new Error('SQLITE_BUSY'), false],
  ['no error', 'SQLITE_BUSY', false],
])('%s: %s', (_, error, isUnavailable) => {
  expect(isDatabaseUnavailable(error)).toBe(isUnavailable)
})
