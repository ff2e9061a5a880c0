import { addressFields } from '@/lib/forms/address-fields'
import { contactDeviceField, messageField, personFields, timeSlotField } from '@/lib/forms/person-fields'

import { defineForm } from '../define-form'

import { contactConstructionLetters } from './contact-construction-letters'

/** A question about a new-build project. */
export const contactConstruction = defineForm({
  kind: 'contactConstruction',
  title: {
    nl: 'Meer info over dit project',
    fr: 'Plus d’informations sur ce projet',
    en: 'More information about this project',
    de: 'Mehr Informationen zu diesem Projekt',
  },
  submitLabel: {
    nl: 'Vraag versturen',
    fr: 'Envoyer ma question',
    en: 'Send my question',
    de: 'Frage absenden',
  },
  about: 'project',
  steps: [
    {
      fields: [
        ...personFields(),
        ...addressFields({ onlyIf: 'address' }),
        timeSlotField(),
        contactDeviceField(),
        messageField(true, {
          label: { nl: 'Uw vraag', fr: 'Votre question', en: 'Your question', de: 'Ihre Frage' },
        }),
      ],
    },
  ],
  feedback: '/thank-you/contact-construction/',
  letters: contactConstructionLetters,
  fixture: async () => (await import('./contact-construction.fixture')).contactConstructionFixture,
})
