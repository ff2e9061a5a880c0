import { personFields } from '@/features/submissions/model/person-fields'
import { defineForm } from '@/features/submissions/model/define-form'
import { agencyEmail } from '@/features/submissions/model/standard-emails'
import type { StepSchema, FieldSchema } from '@/features/submissions/model/form-field'
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
const meansStep: StepSchema = {
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

const maxChildren = 12

const anyChild = Array.from({ length: maxChildren }, (_, index) => String(index + 1))

/** The household, and the date of moving in. */
const householdStep: StepSchema = {
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

/**
 * Applies to rent a property. Asks only what the Walloon decree of 15 March 2018 allows (facts.md 3.2): optional
 * questions are in the agency's settings, with the law's warning.
 */
export const rentalApplication = defineForm({
  kind: 'rentalApplication',
  retentionMonths: 3,
  about: 'property',
  steps: [{ id: 'person', fields: personFields({ phone: 'required' }) }, householdStep, meansStep],
  textValues: async () => (await import('./condition-values')).conditionValues,
  afterStored: async () => (await import('./send-rental-terms')).sendRentalTerms,
  // The confirmation states amounts of the property and the law of the day: `sendRentalTerms` sends it.
  emails: { agency: (facts) => agencyEmail(facts), visitor: () => null },
  fixture: async () => (await import('./rental-application.fixture')).rentalApplicationFixture(),
})
