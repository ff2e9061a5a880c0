import { expect, test } from 'vitest'

import { describeDatabase } from './describe-database'

const knownNames = ['1_first', '2_second']

test('an empty, equal or older database is taken', () => {
  for (const applied of [null, knownNames, ['1_first']])
    expect(describeDatabase(applied, knownNames).problem).toBe(false)
  expect(describeDatabase(['1_first'], knownNames).text).toContain('the start runs 2_second')
})

test('a newer one and that of another version are refused, each with what to do', () => {
  expect(describeDatabase([...knownNames, '3_third'], knownNames)).toEqual({
    problem: true,
    text: expect.stringMatching(/newer version \(3_third\): install that one/),
  })
  expect(describeDatabase(['1_other', '2_second'], knownNames)).toEqual({
    problem: true,
    text: expect.stringMatching(/another version \(1_other\)/),
  })
})
