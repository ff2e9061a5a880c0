import { expect, test } from 'vitest'

import { migrationProblem } from './migration-problem'

const names = ['1_initial', '2_prices', '3_maps']

test.each([
  ['an empty database', [], true],
  ['one migration of three', ['1_initial'], false],
  ['all migrations', names, false],
])('%s can be brought up to date', (_what, applied, isEmpty) => {
  expect(migrationProblem(applied, names, isEmpty)).toBeNull()
})

test.each([
  ['another initial migration', ['0_initial'], '0_initial'],
  ['a later version', [...names, '4_later'], '4_later'],
  ['a gap', ['1_initial', '3_maps'], '3_maps'],
  ['tables that a developer pushed', ['dev'], 'dev'],
])('%s is refused by name', (_what, applied, named) => {
  expect(migrationProblem(applied, names, false)).toContain(named)
})

test('of a later release the reason says what to do', () => {
  expect(migrationProblem([...names, '4_later'], names, false)).toContain('start that release, or restore')
})

test('tables without a finished migration are refused', () => {
  expect(migrationProblem([], names, false)).toContain('holds tables')
})
