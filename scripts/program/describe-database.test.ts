import { expect, test } from 'vitest'

import { migrationProblem } from '../../src/lib/payload/migration-problem'
import { describeDatabase } from './describe-database'

const knownNames = ['1_first', '2_second']

test('an empty, equal or older database is taken', () => {
  for (const applied of [null, knownNames, ['1_first']])
    expect(describeDatabase(applied, knownNames).problem).toBe(false)
  expect(describeDatabase(['1_first'], knownNames).text).toContain('the start runs 2_second')
})

test('one that the start would refuse is said with the reason', () => {
  for (const applied of [[...knownNames, '3_third'], ['1_other', '2_second'], []])
    expect(describeDatabase(applied, knownNames)).toEqual({
      problem: true,
      text: `the database cannot be used: ${migrationProblem(applied, knownNames, false)}`,
    })
})
