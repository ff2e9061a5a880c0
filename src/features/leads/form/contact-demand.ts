import {
  contactDeviceField,
  messageField,
  personFields,
  timeSlotField,
} from '@/features/submissions/model/person-fields'
import { defineForm } from '@/features/submissions/model/define-form'
import { standardEmails } from '@/features/submissions/model/standard-emails'
import { addressFields } from '@/features/submissions/model/address-fields'
import type { StepSchema } from '@/features/submissions/model/form-field'

/** The postal address of the property to be valued, by itself: it is known at once. */
const propertyStep: StepSchema = {
  id: 'property',
  fields: [
    ...addressFields({ required: true, prefix: 'property' }),
    {
      kind: 'point',
      name: 'location',
    },
  ],
}

/** The type, and optional details that improve the valuation. */
const detailsStep: StepSchema = {
  id: 'details',
  fields: [
    {
      kind: 'select',
      name: 'propertyType',
      required: true,
      options: 'propertyTypes',
    },
    {
      kind: 'radio',
      name: 'goal',
      options: ['sale', 'rent', 'undecided'],
    },
    {
      kind: 'number',
      name: 'livingArea',
      autocomplete: 'off',
      width: 'half',
      min: 1,
      max: 100_000,
    },
    {
      kind: 'number',
      name: 'groundArea',
      autocomplete: 'off',
      width: 'half',
      min: 1,
      max: 10_000_000,
    },
    {
      kind: 'number',
      name: 'bedrooms',
      autocomplete: 'off',
      width: 'half',
      min: 0,
      max: 100,
    },
    {
      kind: 'number',
      name: 'constructionYear',
      autocomplete: 'off',
      width: 'half',
      min: 1000,
      max: 2100,
    },
    {
      kind: 'select',
      name: 'condition',
      options: ['new', 'good', 'toRefresh', 'toRenovate'],
    },
  ],
}

/** Requests a free valuation of a property. */
export const contactDemand = defineForm({
  kind: 'contactDemand',
  retentionMonths: 24,
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
  emails: standardEmails('contactDemand'),
  fixture: async () => (await import('./contact-demand.fixture')).contactDemandFixture,
})
