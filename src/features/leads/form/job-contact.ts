import { addressFields } from '@/features/submissions/model/address-fields'
import { messageField, personFields } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

import { standardEmails } from '@/features/submissions/model/standard-emails'

/** Applies for a job at the agency. */
export const jobContact = defineForm({
  kind: 'jobContact',
  retentionMonths: 3,
  allowance: { points: 3, seconds: 60 * 60 },
  steps: [
    {
      fields: [
        ...personFields({ phone: 'required' }),
        ...addressFields({ onlyIf: 'address' }),
        {
          kind: 'text',
          name: 'position',
          autocomplete: 'organization-title',
          maxLength: 120,
        },
        messageField(true),
        {
          kind: 'file',
          name: 'cv',
          required: true,
        },
      ],
    },
  ],
  emails: standardEmails('jobContact'),
  fixture: async () => (await import('./job-contact.fixture')).jobContactFixture,
})
