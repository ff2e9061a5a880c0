import type { Field } from 'payload'

import { isAgent, noAccess } from '@/lib/payload/access'
import { languageField } from '@/lib/payload/fields/common-fields'
import { optInFields } from '@/features/subscriptions/server/opt-in-fields'
import { defaultAlertKinds, defaultDigestHour } from '@/features/subscriptions/model/alert-kinds'
import { enteredByField, ownDemands } from '@/features/subscriptions/server/demand-access'
import { confirmationField, sendConfirmation } from '@/features/subscriptions/server/confirmation-endpoint'
import { exportDemands } from '@/features/subscriptions/server/export-demands'
import { listProperties, matchingPropertiesField } from '@/features/subscriptions/server/property-endpoints'
import { normaliseEmail } from '@/lib/email/email-address'
import { originKeyField } from '@/lib/payload/fields/system-fields'

import { defineCollection } from '../define-collection'
import { demandCriteria } from './criteria'

const deliveryFields: Field[] = [
  {
    name: 'frequency',
    type: 'select',
    required: true,
    defaultValue: 'daily',
    options: ['immediately', 'daily', 'weekly'],
  },
  {
    name: 'hour',
    type: 'number',
    defaultValue: defaultDigestHour,
    min: 6,
    max: 21,
    admin: { step: 1 },
  },
  {
    name: 'kinds',
    type: 'select',
    hasMany: true,
    defaultValue: [...defaultAlertKinds],
    options: ['new', 'priceCut', 'backOnMarket', 'sold'],
  },
  {
    name: 'pausedAt',
    type: 'date',
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
  confirmationField,
  ...optInFields,
  {
    name: 'subscriber',
    type: 'relationship',
    relationTo: 'subscribers',
    index: true,
    access: { update: isAgent },
  },
  {
    name: 'email',
    type: 'email',
    required: true,
    index: true,
    // The confirmation, and the links of earlier e-mails, belong to this address.
    access: { update: noAccess },
    // The searches of one person are found by it, also those that staff entered.
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normaliseEmail(value) : value)] },
  },
  languageField(),
  enteredByField,
  originKeyField(),
]

/** Registered searches, and the frequency of alerts about new properties. */
export const demands = defineCollection({
  menu: { group: 'people', shownTo: isAgent },
  access: { create: isAgent, read: ownDemands, update: ownDemands, delete: ownDemands },
  schema: {
    slug: 'demands',
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'goal', 'frequency', 'confirmed', 'createdAt'],
      components: { beforeListTable: ['/features/subscriptions/studio/demand-export#DemandExport'] },
    },
    endpoints: [exportDemands, listProperties, sendConfirmation],
    fields: [
      {
        name: 'name',
        type: 'text',
      },
      ...demandCriteria,
      matchingPropertiesField,
      ...deliveryFields,
    ],
  },
})
