import { personFields } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

import { householdStep } from './household-step'
import { meansStep } from './means-step'
import { agencyEmail } from '@/features/submissions/model/standard-emails'

/**
 * Applies to rent a property. Asks only what the Walloon decree of 15 March 2018 allows (facts.md 3.2): optional
 * questions are in the agency's settings, with the law's warning.
 */
export const rentalApplication = defineForm({
  kind: 'rentalApplication',
  about: 'property',
  steps: [{ id: 'person', fields: personFields({ phone: 'required' }) }, householdStep, meansStep],
  textValues: async () => (await import('./condition-values')).conditionValues,
  feedback: '/thank-you/rental-application/',
  afterStored: async () => (await import('./send-rental-terms')).sendRentalTerms,
  // The confirmation states amounts of the property and the law of the day: `sendRentalTerms` sends it.
  emails: { agency: (facts) => agencyEmail(facts), visitor: () => null },
  fixture: async () => (await import('./rental-application.fixture')).rentalApplicationFixture(),
})
