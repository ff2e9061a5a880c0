import { personFields } from '@/lib/forms/person-fields'

import { defineForm } from '../define-form'

import { householdStep } from './household-step'
import { meansStep } from './means-step'
import { rentalApplicationLetters } from './rental-application-letters'

/**
 * Applies to rent a property. Asks what the Walloon decree of 15 March 2018 allows and no more (facts.md 3.2): what
 * the agency may switch on stands in its settings, with the law's warning.
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
  afterStored: async () => (await import('@/lib/actions/send-rental-terms')).sendRentalTerms,
  letters: rentalApplicationLetters,
  fixture: async () => (await import('./rental-application.fixture')).rentalApplicationFixture(),
})
