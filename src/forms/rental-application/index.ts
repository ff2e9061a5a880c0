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
  title: {
    nl: 'Huurkandidatuur',
    fr: 'Candidature locative',
    en: 'Rental application',
    de: 'Mietbewerbung',
  },
  intro: {
    nl: 'We vragen alleen wat nodig is om uw kandidatuur aan de eigenaar voor te leggen. Stuur geen kopie van uw identiteitskaart.',
    fr: 'Nous demandons uniquement ce qu’il faut pour présenter votre candidature au propriétaire. N’envoyez pas de copie de votre carte d’identité.',
    en: 'We ask only what is needed to put your application to the landlord. Send no copy of your identity card.',
    de: 'Wir fragen nur, was nötig ist, um Ihre Bewerbung dem Vermieter vorzulegen. Senden Sie keine Kopie Ihres Personalausweises.',
  },
  submitLabel: {
    nl: 'Kandidatuur indienen',
    fr: 'Déposer ma candidature',
    en: 'Submit my application',
    de: 'Bewerbung einreichen',
  },
  about: 'property',
  steps: [
    {
      title: { nl: 'Uw gegevens', fr: 'Vos coordonnées', en: 'Your details', de: 'Ihre Angaben' },
      fields: personFields({ phone: 'required' }),
    },
    householdStep,
    meansStep,
  ],
  textValues: async () => (await import('./condition-values')).conditionValues,
  feedback: '/thank-you/rental-application/',
  afterStored: async () => (await import('./send-rental-terms')).sendRentalTerms,
  // The confirmation states amounts of the property and the law of the day: `sendRentalTerms` sends it.
  emails: { agency: (facts) => agencyEmail(facts), visitor: () => null },
  fixture: async () => (await import('./rental-application.fixture')).rentalApplicationFixture(),
})
