import { inspect } from 'node:util'

import { expect, test } from 'vitest'

import { errorFacts, formatError, withoutValues } from './format-error'

class FailedQuery extends Error {
  constructor(
    readonly query: string,
    readonly params: string[],
    cause: Error,
  ) {
    super(`Failed query: ${query}\nparams: ${params}`, { cause })
  }
}

const secrets = /peeters|0470|Jan/

const failedQuery = () =>
  new FailedQuery(
    'insert into "leads" values (?, ?)',
    ['Jan', 'peeters@example.be'],
    Object.assign(new Error('SQLITE_FULL'), { code: 'SQLITE_FULL' }),
  )

const duplicate = () =>
  Object.assign(new Error('E11000 duplicate key error index: key_1 dup key: { key: "Jan", n: "0470" }'), {
    keyValue: { key: 'Jan' },
    code: 11_000,
  })

const unreadable = () => {
  try {
    return JSON.parse('Jan Peeters') as unknown
  } catch (error) {
    return error
  }
}

const errors = {
  'a failed statement of SQLite': failedQuery,
  'a taken key of MongoDB': duplicate,
  'a value of a wrong type': () =>
    new Error('Cast to Number failed for value "Jan 0470" (type string) at path "attempts"'),
  'text that is not JSON': unreadable,
  'a refused recipient': () => new Error('550 5.1.1 <peeters@example.be>: unknown: peeters@example.be'),
}

test.each(Object.entries(errors))('the log has no values of %s', (_, make) => {
  expect(formatError(make())).not.toMatch(secrets)
  expect(JSON.stringify(errorFacts(make()))).not.toMatch(secrets)
  expect(inspect(withoutValues(make()), { depth: 9 })).not.toMatch(secrets)
})

test('it has what helps to find the fault', () => {
  expect(errorFacts(failedQuery())).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into "leads" values (?, ?)',
    stack: expect.stringContaining('format-error.test.ts'),
    cause: { message: 'SQLITE_FULL', code: 'SQLITE_FULL' },
  })
  expect(formatError(new Error('There is no form "x"'))).toBe('Error: There is no form "x"')
  expect(formatError('plain')).toBe('plain')
})
