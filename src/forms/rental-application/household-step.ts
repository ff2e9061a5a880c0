import type { StepSchema } from '@/features/submissions/model/form-field'

const maxChildren = 12

const anyChild = Array.from({ length: maxChildren }, (_, index) => String(index + 1))

/** The household, and the date of moving in. */
export const householdStep: StepSchema = {
  id: 'household',
  fields: [
    {
      kind: 'number',
      name: 'adults',
      required: true,
      autocomplete: 'off',
      width: 'half',
      min: 1,
      max: 20,
    },
    {
      kind: 'number',
      name: 'children',
      required: true,
      autocomplete: 'off',
      width: 'half',
      min: 0,
      max: maxChildren,
    },
    {
      kind: 'text',
      name: 'childrenAges',
      required: true,
      when: { field: 'children', is: anyChild },
      autocomplete: 'off',
      maxLength: 80,
    },
    {
      kind: 'date',
      name: 'moveDate',
      required: true,
      autocomplete: 'off',
      width: 'half',
      fromDays: 0,
      toDays: 365,
    },
    {
      kind: 'text',
      name: 'pets',
      onlyIf: 'pets',
      autocomplete: 'off',
      maxLength: 200,
    },
    {
      kind: 'textarea',
      name: 'reasonForMoving',
      onlyIf: 'reasonForMoving',
      autocomplete: 'off',
      maxLength: 1000,
    },
  ],
}
