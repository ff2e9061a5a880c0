import type { Condition, Field } from 'payload'

import { conditionOperators } from '@/features/property/model/default-display'

import { displayFieldOptions } from './display-options'
import { maxExpressionLength } from '@/features/property/model/compile-condition'
import { expressionValidate } from '@/features/property/server/expression-validate'

const kindOptions = ['none', 'value', 'field', 'expression']

const forKinds =
  (...kinds: string[]): Condition =>
  (_, sibling) =>
    kinds.includes(sibling?.kind)

/** The condition for showing a field: always, a comparison or an expression. An expression with an error counts as false. */
export const conditionField: Field = {
  name: 'condition',
  type: 'group',
  fields: [
    {
      name: 'kind',
      type: 'select',
      defaultValue: 'none',
      options: kindOptions,
    },
    {
      name: 'field',
      type: 'select',
      options: displayFieldOptions,
      admin: { condition: forKinds('value', 'field') },
    },
    {
      name: 'operator',
      type: 'select',
      defaultValue: 'equals',
      options: [...conditionOperators],
      admin: { condition: forKinds('value', 'field') },
    },
    {
      name: 'value',
      type: 'text',
      maxLength: 200,
      admin: { condition: forKinds('value') },
    },
    {
      name: 'compareField',
      type: 'select',
      options: displayFieldOptions,
      admin: { condition: forKinds('field') },
    },
    {
      name: 'expression',
      type: 'text',
      maxLength: maxExpressionLength,
      validate: expressionValidate,
      admin: {
        condition: forKinds('expression'),
      },
    },
  ],
}
