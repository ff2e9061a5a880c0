import { expect, test } from 'vitest'

import type { ModelField } from '@/features/submissions/model/form-model'

import { findNoFreeSlot } from './contact-appointment'

const slots = (...full: boolean[]): ModelField[] => [
  {
    kind: 'select',
    name: 'slot',
    label: 'Jour et heure',
    options: full.map((disabled, index) => ({
      value: String(index),
      label: '',
      ...(disabled && { disabled: true }),
    })),
  },
]

test.each<[string, ModelField[], boolean]>([
  ['none is offered', slots(), true],
  ['all are full', slots(true, true), true],
  ['one is free', slots(true, false), false],
])('when %s', async (_, fields, saysSo) => {
  const said = await findNoFreeSlot(null, { fields })
  expect(said?.intro.fr.includes('Aucun créneau n’est libre') ?? false).toBe(saysSo)
})
