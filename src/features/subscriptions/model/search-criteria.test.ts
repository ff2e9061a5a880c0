import { expect, test } from 'vitest'

import { demandRegister } from '@/forms/demand-register'

import { conditionsIn, criteriaNames } from './search-criteria'

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
