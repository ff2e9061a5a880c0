import { personFields } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

import { frequencyField, searchNameField } from './alert-fields'
import { criteriaRules, searchStep, wishesStep } from './criteria-steps'
import { agencyEmail } from '@/features/submissions/model/standard-emails'

/** Registers a search: e-mails about matching properties, once the e-mail address is confirmed. */
export const demandRegister = defineForm({
  kind: 'demandRegister',
  title: { nl: 'Ik zoek', fr: 'Je cherche', en: 'Keep me informed', de: 'Suchauftrag' },
  intro: {
    nl: 'Zeg ons wat u zoekt en u krijgt een e-mail zodra een pand past. Gratis, en u stopt wanneer u wilt.',
    fr: 'Dites-nous ce que vous cherchez et vous recevez un e-mail dès qu’un bien correspond. C’est gratuit, et vous arrêtez quand vous voulez.',
    en: 'Tell us what you are looking for and you get an e-mail as soon as a property fits. It is free, and you stop whenever you like.',
    de: 'Sagen Sie uns, was Sie suchen, und Sie erhalten eine E-Mail, sobald ein Objekt passt. Kostenlos, und Sie beenden es, wann Sie möchten.',
  },
  submitLabel: {
    nl: 'Zoekopdracht bewaren',
    fr: 'Enregistrer ma recherche',
    en: 'Save my search',
    de: 'Suche speichern',
  },
  steps: [
    searchStep,
    wishesStep,
    {
      title: { nl: 'Uw gegevens', fr: 'Vos coordonnées', en: 'Your details', de: 'Ihre Angaben' },
      fields: [searchNameField, ...personFields(), frequencyField],
    },
  ],
  rules: criteriaRules,
  consent: {
    nl: 'Ik wil e-mails krijgen over panden die bij deze zoekopdracht passen. Ik kan me in elke e-mail uitschrijven.',
    fr: 'Je souhaite recevoir des e-mails sur les biens qui correspondent à cette recherche. Je peux me désinscrire dans chaque e-mail.',
    en: 'I want to get e-mails about properties that fit this search. I can unsubscribe in every e-mail.',
    de: 'Ich möchte E-Mails über Objekte erhalten, die zu dieser Suche passen. Ich kann mich in jeder E-Mail abmelden.',
  },
  feedback: '/thank-you/demand-register/',
  isWithdrawn: async () => (await import('@/features/subscriptions/server/is-opt-in-ended')).isDemandEnded,
  afterStored: async () => (await import('@/features/subscriptions/server/register-demand')).registerDemand,
  // The e-mail with the confirmation link needs the stored demand: `registerDemand` sends it.
  emails: { agency: (facts) => agencyEmail(facts), visitor: () => null },
  fixture: async () => (await import('./demand-register.fixture')).demandRegisterFixture,
})
