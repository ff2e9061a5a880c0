import { expect, test } from 'vitest'

import type { FormModel, ModelField } from '@/features/submissions/model/form-model'
import { demandRegister } from '@/features/subscriptions/form/demand-register'

import { conditionsIn, criteriaModel, criteriaNames } from './search-criteria'

test('every criterion is a field of the demand form, and no other field of its search steps is left out', () => {
  const [search, wishes] = demandRegister.steps
  const fields = [...(search?.fields ?? []), ...(wishes?.fields ?? [])].map(({ name }) => name)
  expect([...criteriaNames].toSorted()).toEqual(fields.toSorted())
})

test('the conditions of a saved search are read one by one', () => {
  expect(conditionsIn('near=50.6%2C5.5%2C5&surfaceMin=80&epc=a&epc=b')).toEqual([
    'near=50.6%2C5.5%2C5',
    'surfaceMin=80',
    'epc=a&epc=b',
  ])
  expect(conditionsIn('')).toEqual([])
})

test.each([
  ['takeover', ['sale', 'rent', 'takeover']],
  ['rent', ['sale', 'rent']],
])('the goal %s of a search stays possible when the form offers others', (value, expected) => {
  const offered = ['sale', 'rent'].map((each) => ({ value: each, label: each }))
  const goal: ModelField = { kind: 'radio', name: 'goal', label: 'Goal', required: true, options: offered }
  const texts = { priceStyle: 'belgianDutch' as const, title: '', submitLabel: '', rules: [] }
  const form: FormModel = { kind: 'demandRegister', locale: 'en', steps: [{ fields: [goal] }], ...texts }
  const optionsFor = (option: Parameters<typeof criteriaModel>[1]) =>
    criteriaModel(form, option).steps.flatMap(({ fields }) =>
      fields.flatMap((field) => ('options' in field ? field.options.map((each) => each.value) : [])),
    )
  expect(optionsFor({ value, label: value })).toEqual(expected)
  expect(optionsFor(null)).toEqual(['sale', 'rent'])
})
