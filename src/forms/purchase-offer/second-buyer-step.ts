import type { StepSchema } from '@/features/submissions/model/form-field'

const together = { field: 'buyers', is: ['together'] }

/** Whether there is a second buyer, and their data. */
export const secondBuyerStep: StepSchema = {
  id: 'secondBuyer',
  fields: [
    {
      kind: 'radio',
      name: 'buyers',
      required: true,
      options: ['alone', 'together'],
    },
    {
      kind: 'text',
      name: 'secondFirstName',
      required: true,
      when: together,
      autocomplete: 'off',
      width: 'half',
      maxLength: 80,
    },
    {
      kind: 'text',
      name: 'secondLastName',
      required: true,
      when: together,
      autocomplete: 'off',
      width: 'half',
      maxLength: 80,
    },
    {
      kind: 'email',
      name: 'secondEmail',
      when: together,
      autocomplete: 'off',
      width: 'half',
    },
    {
      kind: 'text',
      name: 'secondAddress',
      when: together,
      autocomplete: 'off',
      width: 'half',
      maxLength: 200,
    },
  ],
}
