import type { DateField } from 'payload'

import { localized } from '@/lib/i18n/locales'
import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { ownDeliveries } from '@/features/subscriptions/server/demand-access'
import { propertyField } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

const dayAndTime = (name: string): DateField => ({
  name,
  type: 'date',
  index: name === 'dueAt',
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
})

/** The alerts of demands, due or sent. The unique key prevents sending one twice. */
export const alertDeliveries = defineCollection({
  menu: { group: 'system', shownTo: isEditor },
  access: { create: noAccess, read: ownDeliveries, update: noAccess, delete: isAdministrator },
  schema: {
    slug: 'alertDeliveries',
    admin: { defaultColumns: ['demand', 'property', 'kind', 'createdAt'] },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    fields: [
      {
        name: 'demand',
        type: 'relationship',
        relationTo: 'demands',
        required: true,
        index: true,
      },
      propertyField(),
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: ['new', 'priceCut', 'backOnMarket', 'withinBudget', 'byHand', 'sold'],
      },
      {
        name: 'price',
        type: 'number',
      },
      {
        name: 'previousPrice',
        type: 'number',
      },
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'waiting',
        index: true,
        options: ['waiting', 'taken', 'sent', 'dropped'],
      },
      dayAndTime('dueAt'),
      dayAndTime('sentAt'),
      {
        name: 'email',
        type: 'email',
        index: true,
      },
      // The first delivery of the e-mail that has this one.
      { name: 'mail', type: 'text', index: true, label: localized(() => 'mail'), admin: { hidden: true } },
      {
        name: 'deliveryKey',
        type: 'text',
        required: true,
        unique: true,
        admin: { readOnly: true },
      },
    ],
  },
})
