import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isQuick } from '../../../../tests/support/processor-time'

import { isConditionMet, findExpressionProblem, type StoredCondition } from './display-condition'

const dates = { availableFrom: '2027-01-11T12:00:00.000Z', validUntil: '2030-06-30T12:00:00.000Z' }
const values = {
  goal: 'sale',
  bedrooms: 3,
  bathrooms: 3,
  price: 285_000,
  hasGarden: 'yes',
  nothing: null,
  ...dates,
}

const cases: [StoredCondition | null, boolean][] = [
  [null, true],
  [{ kind: 'none', field: 'goal', value: 'rent' }, true],
  [{ kind: 'value', field: 'goal', operator: 'equals', value: 'sale' }, true],
  [{ kind: 'value', field: 'goal', operator: 'notEquals', value: 'sale' }, false],
  [{ kind: 'value', field: 'price', operator: 'greaterThan', value: '100000' }, true],
  [{ kind: 'value', field: 'price', operator: 'lessThan', value: '100000' }, false],
  [{ kind: 'value', field: 'nothing', operator: 'lessThan', value: '1' }, false],
  [{ kind: 'field', field: 'bedrooms', operator: 'equals', compareField: 'bathrooms' }, true],
  [{ kind: 'expression', expression: 'bedrooms > 2 and hasGarden == "yes"' }, true],
  [{ kind: 'expression', expression: 'bedrooms > 4' }, false],
  [{ kind: 'expression', expression: 'bedrooms >' }, false],
  [{ kind: 'expression', expression: 'constructor' }, false],
  [{ kind: 'expression', expression: 'unknownName + 1 == 1' }, false],
  [{ kind: 'value', field: 'goal', operator: 'nonsense', value: 'sale' }, false],
  [{ kind: 'expression', expression: '1/0' }, false],
  [{ kind: 'expression', expression: '-1/0' }, false],
  [{ kind: 'expression', expression: '1/0 > 5' }, false],
  [{ kind: 'expression', expression: 'not (1/0 < 5)' }, false],
  [{ kind: 'expression', expression: '1 mod 0 == 0' }, false],
  [{ kind: 'expression', expression: '10^999' }, false],
  [{ kind: 'expression', expression: 'log(0)' }, false],
  [{ kind: 'expression', expression: 'log(0) < 5' }, false],
  [{ kind: 'expression', expression: 'price / bedrooms > 90000' }, true],
  [{ kind: 'value', field: 'availableFrom', operator: 'equals', value: '2027-01-11' }, true],
  [{ kind: 'value', field: 'availableFrom', operator: 'equals', value: '11/01/2027' }, true],
  [{ kind: 'value', field: 'availableFrom', operator: 'greaterThan', value: '31/12/2026' }, true],
  [{ kind: 'value', field: 'availableFrom', operator: 'lessThan', value: '1-2-2027' }, true],
  [{ kind: 'value', field: 'availableFrom', operator: 'greaterThan', value: '12.01.2027' }, false],
  [{ kind: 'value', field: 'availableFrom', operator: 'greaterThan', value: '31/02/2026' }, false],
  [{ kind: 'value', field: 'availableFrom', operator: 'greaterThan', value: '5' }, false],
  [{ kind: 'field', field: 'availableFrom', operator: 'lessThan', compareField: 'validUntil' }, true],
  [{ kind: 'expression', expression: 'availableFrom > "2026-12-31"' }, true],
  [{ kind: 'expression', expression: 'availableFrom == "11/01/2027"' }, true],
  [{ kind: 'expression', expression: 'availableFrom < validUntil' }, true],
  [{ kind: 'expression', expression: 'goal > "2026-12-31"' }, false],
]

test.each(cases)('%o gives %s', (condition, met) => {
  expect(isConditionMet(condition, values)).toBe(met)
})

test('no expression throws, whatever an editor types', () => {
  fc.assert(
    fc.property(fc.string(), (expression) => {
      expect(typeof isConditionMet({ kind: 'expression', expression }, values)).toBe('boolean')
    }),
  )
})

const sample = { bedrooms: 1, hasGarden: 'x', goal: 'x' }

test.each([
  ['bedrooms > 2 and hasGarden == "yes"', null],
  ['not (goal == "rent") or bedrooms in (1, 2)', null],
  ["'bedrooms' > 2", null],
  ['round(bedrooms / 2) == 1', null],
  ['goal == "a name in bedroms"', null],
  ['', { kind: 'empty' }],
  ['bedroms > 2', { kind: 'unknownName', name: 'bedroms' }],
  ["'number of rooms' > 2", { kind: 'unknownName', name: 'number of rooms' }],
  ['bedrooms > 0 or bedroms > 2', { kind: 'unknownName', name: 'bedroms' }],
])('for %s the editor sees %j', (expression, problem) => {
  expect(findExpressionProblem(expression, sample)).toEqual(problem)
})

const patterns = [
  'goal ~= "x"',
  'goal~="x"',
  '1 == 2 and goal ~= "x"',
  '"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!" ~= "^(a+)+$"',
  'goal == "a\\" b" or goal ~= "x"',
]

test.each(patterns)('a pattern is refused when it is written and when it is evaluated: %s', (expression) => {
  expect(findExpressionProblem(expression, sample)).toEqual({ kind: 'pattern' })
  const isMet = () => isConditionMet({ kind: 'expression', expression }, { goal: 'x' })
  expect(isMet()).toBe(false)
  expect(isQuick(isMet, 500)).toBe(true)
})

test('a tilde inside a text is no pattern', () => {
  expect(findExpressionProblem('goal == "a ~= b"', sample)).toBeNull()
})

test.each([
  ['length', `1 == ${'0'.repeat(500)}1`, { kind: 'tooLong', most: 500 }],
  ['depth', `${'('.repeat(21)}1${')'.repeat(21)} == 1`, { kind: 'tooDeep', most: 20 }],
])('an expression beyond the limit of its %s is refused', (_limit, expression, problem) => {
  expect(findExpressionProblem(expression, sample)).toEqual(problem)
  expect(isConditionMet({ kind: 'expression', expression }, sample)).toBe(false)
})

test('no expression of the permitted length takes long', () => {
  const pieces = [
    '(',
    ')',
    '==',
    ' ',
    'not ',
    'if 1 then ',
    ' else ',
    '1',
    'max(',
    '"',
    "'",
    'a',
    '-',
    '^',
    ' in ',
    ',',
    '\\',
  ]
  const built = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(built, fc.integer({ min: 1, max: 250 }), (parts, times) => {
      const expression = parts.join('').repeat(times).slice(0, 500)
      const work = () => {
        findExpressionProblem(expression, sample)
        isConditionMet({ kind: 'expression', expression }, sample)
      }
      expect(isQuick(work, 500)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test.each(['bedrooms >', 'bedrooms > 2)', 'hasGarden > 2', 'nothing(bedrooms)'])(
  'for %s the editor sees the error',
  (expression) => {
    expect(findExpressionProblem(expression, sample)).toMatchObject({ kind: 'error' })
    expect(isConditionMet({ kind: 'expression', expression }, sample)).toBe(false)
  },
)

test('checking an expression never throws', () => {
  fc.assert(
    fc.property(fc.string(), (expression) => {
      findExpressionProblem(expression, sample)
    }),
  )
})
