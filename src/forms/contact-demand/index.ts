import {
  contactDeviceField,
  messageField,
  personFields,
  timeSlotField,
} from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

import { standardEmails } from '@/features/submissions/model/standard-emails'
import { detailsStep, propertyStep } from './property-step'

/** Requests a free valuation of a property. */
export const contactDemand = defineForm({
  kind: 'contactDemand',
  steps: [
    propertyStep,
    detailsStep,
    {
      id: 'person',
      fields: [
        ...personFields({ phone: 'required' }),
        timeSlotField(),
        contactDeviceField(),
        messageField(false),
      ],
    },
  ],
  feedback: '/thank-you/contact-demand/',
  emails: standardEmails('contactDemand'),
  fixture: async () => (await import('./contact-demand.fixture')).contactDemandFixture,
})
