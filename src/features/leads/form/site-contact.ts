import { addressFields } from '@/features/submissions/model/address-fields'
import {
  contactDeviceField,
  messageField,
  personFields,
  timeSlotField,
} from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

import { standardEmails } from '@/features/submissions/model/standard-emails'

/** The contact form of the site: a message to the agency. */
export const siteContact = defineForm({
  kind: 'siteContact',
  failureText: 'form.mailNotSent',
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
  emails: standardEmails('siteContact'),
  fixture: async () => (await import('./site-contact.fixture')).siteContactFixture,
})
