import type { FieldSchema, StepSchema } from '@/features/submissions/model/form-field'
import { localized } from '@/lib/i18n/locales'

const maxIncome = 1_000_000

const income = (name: string, required: boolean): FieldSchema => ({
  kind: 'money',
  name,
  required,
  autocomplete: 'off',
  width: 'half',
  min: 0,
  max: maxIncome,
})

/**
 * The income for the rent. Only the amount: neither its source nor the employer may be requested (facts.md 3.2). The
 * three rents are a statement, because proof is required of the chosen applicant only.
 */
export const meansStep: StepSchema = {
  id: 'means',
  // The agency's conditions, shown before the application; see `conditionValues`.
  intro: localized(() => '{conditions}'),
  fields: [
    income('incomeFirst', true),
    income('incomeSecond', false),
    {
      kind: 'radio',
      name: 'rentsPaid',
      required: true,
      options: ['yes', 'no', 'noRent'],
    },
    {
      kind: 'file',
      name: 'jobCv',
      onlyIf: 'jobCv',
    },
  ],
}
