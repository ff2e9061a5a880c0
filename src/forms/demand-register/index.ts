import { personFields } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

import { frequencyField, searchNameField } from './alert-fields'
import { criteriaRules, searchStep, wishesStep } from './criteria-steps'
import { agencyEmail } from '@/features/submissions/model/standard-emails'

/** Registers a search: e-mails about matching properties, once the e-mail address is confirmed. */
export const demandRegister = defineForm({
  kind: 'demandRegister',
  steps: [
    searchStep,
    wishesStep,
    { id: 'person', fields: [searchNameField, ...personFields(), frequencyField] },
  ],
  rules: criteriaRules,
  feedback: '/thank-you/demand-register/',
  isWithdrawn: async () => (await import('@/features/subscriptions/server/is-opt-in-ended')).isDemandEnded,
  afterStored: async () => (await import('@/features/subscriptions/server/register-demand')).registerDemand,
  // The e-mail with the confirmation link needs the stored demand: `registerDemand` sends it.
  emails: { agency: (facts) => agencyEmail(facts), visitor: () => null },
  fixture: async () => (await import('./demand-register.fixture')).demandRegisterFixture,
})
