import { addressFields } from '@/lib/forms/address-fields'
import { contactDeviceField, messageField, personFields, timeSlotField } from '@/lib/forms/person-fields'

import { defineForm } from '../define-form'

import { siteContactLetters } from './site-contact-letters'

/** The contact form of the site: a message to the agency. */
export const siteContact = defineForm({
  kind: 'siteContact',
  title: { nl: 'Contact opnemen', fr: 'Prendre contact', en: 'Contact us', de: 'Kontakt aufnehmen' },
  submitLabel: { nl: 'Verzenden', fr: 'Envoyer', en: 'Send', de: 'Absenden' },
  steps: [
    {
      fields: [
        ...personFields(),
        ...addressFields({ onlyIf: 'address' }),
        timeSlotField(),
        contactDeviceField(),
        messageField(true),
      ],
    },
  ],
  feedback: '/thank-you/site-contact/',
  letters: siteContactLetters,
  fixture: async () => (await import('./site-contact.fixture')).siteContactFixture,
})
