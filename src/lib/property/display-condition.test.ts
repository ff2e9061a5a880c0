import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isConditionMet, type StoredCondition } from './display-condition'

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
