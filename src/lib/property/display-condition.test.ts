import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isConditionMet, problemOfExpression, type StoredCondition } from './display-condition'

const values = { goal: 'sale', bedrooms: 3, bathrooms: 3, price: 285_000, hasGarden: 'yes', nothing: null }

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
])('of %s the editor is told %j', (expression, problem) => {
  expect(problemOfExpression(expression, sample)).toEqual(problem)
})

test.each(['bedrooms >', 'bedrooms > 2)', 'hasGarden > 2', 'nothing(bedrooms)'])(
  'of %s the editor is told why it fails',
  (expression) => {
    expect(problemOfExpression(expression, sample)).toMatchObject({ kind: 'error' })
    expect(isConditionMet({ kind: 'expression', expression }, sample)).toBe(false)
  },
)

test('trying an expression never throws', () => {
  fc.assert(
    fc.property(fc.string(), (expression) => {
      problemOfExpression(expression, sample)
    }),
  )
})
