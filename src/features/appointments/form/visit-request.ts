import { addressFields } from '@/features/submissions/model/address-fields'
import {
  contactDeviceField,
  messageField,
  personFields,
  timeSlotField,
} from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

import { standardEmails } from '@/features/submissions/model/standard-emails'

/** Requests a visit; the agency proposes the time. Fixed times are booked with the appointment form. */
export const visitRequest = defineForm({
  kind: 'visitRequest',
  module: 'appointments',
  about: 'property',
  steps: [
    {
      fields: [
        ...personFields({ phone: 'required' }),
        ...addressFields({ onlyIf: 'address' }),
        {
          kind: 'date',
          name: 'preferredDay',
          autocomplete: 'off',
          width: 'half',
          fromDays: 1,
          toDays: 90,
        },
        // Always requested, whatever the settings are: without them this would be the form “contact me”.
        { ...timeSlotField(), onlyIf: undefined },
        { ...contactDeviceField(), onlyIf: undefined },
        messageField(),
      ],
    },
  ],
  emails: standardEmails('visitRequest'),
  fixture: async () => (await import('./visit-request.fixture')).visitRequestFixture(),
})
