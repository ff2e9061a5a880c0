import { addressFields } from '@/lib/forms/address-fields'
import { contactDeviceField, messageField, personFields, timeSlotField } from '@/lib/forms/person-fields'

import { defineForm } from '../define-form'

import { contactMeLetters } from './contact-me-letters'

/** A question about a property. */
export const contactMe = defineForm({
  kind: 'contactMe',
  title: {
    nl: 'Meer info over dit pand',
    fr: 'Plus d’informations sur ce bien',
    en: 'More information about this property',
    de: 'Mehr Informationen zu diesem Objekt',
  },
  submitLabel: {
    nl: 'Vraag versturen',
    fr: 'Envoyer ma question',
    en: 'Send my question',
    de: 'Frage absenden',
  },
  about: 'property',
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
  feedback: '/thank-you/contact-me/',
  letters: contactMeLetters,
  fixture: async () => (await import('./contact-me.fixture')).contactMeFixture,
})
