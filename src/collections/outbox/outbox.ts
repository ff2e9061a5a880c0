import type { Field } from 'payload'

import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { outboxEndpoints } from '@/lib/email/outbox-endpoints'
import { languageField } from '@/lib/payload/fields/common-fields'
import { factsField, requestIdField } from '@/lib/payload/fields/system-fields'

import { defineCollection } from '../define-collection'

/** A field that the system writes and staff read. */
const readOnlyField = (field: Field): Field =>
  // The spread keeps the type of field, which Payload's union cannot express.
  ({
    ...field,
    access: { create: noAccess, update: noAccess },
    admin: { ...field.admin, readOnly: true },
  }) as Field

const moment = (name: string): Field =>
  readOnlyField({ name, type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } })

const required: Field[] = [
  readOnlyField({
    name: 'state',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'pending',
    admin: { position: 'sidebar', components: { Cell: '/studio/outbox/state-cell#StateCell' } },
    options: ['pending', 'sending', 'sent', 'failed'],
  }),
  readOnlyField({
    name: 'attempts',
    type: 'number',
    required: true,
    defaultValue: 0,
    admin: { hidden: true },
  }),
]

const further: Field[] = [
  readOnlyField({ name: 'lastError', type: 'text' }),
  moment('sentAt'),
  // While an e-mail is being sent: the time after which another worker may claim it, because the first one has ended.
  moment('nextAttemptAt'),
  moment('sendUntil'),
  readOnlyField({ name: 'messageId', type: 'text', index: true }),
]

/** State of the sending: columns and filters of the list. The page of an e-mail shows the rest as a sentence. */
const sendingFields = [
  ...required,
  // A condition also makes a column optional in the database, so required fields have none. The type of each field
  // does not change.
  ...further.map((field) => ({ ...field, admin: { ...field.admin, condition: () => false } }) as Field),
]

/** E-mails to send: all e-mails pass through it. The unique key makes one event send one e-mail. */
export const outbox = defineCollection({
  menu: { group: 'system', shownTo: isEditor },
  access: { create: noAccess, read: isEditor, update: noAccess, delete: isAdministrator },
  schema: {
    slug: 'outbox',
    admin: {
      useAsTitle: 'subject',
      defaultColumns: ['subject', 'recipient', 'state', 'createdAt', 'sentAt'],
      listSearchableFields: ['subject', 'recipient'],
      components: { beforeListTable: ['/studio/outbox/outbox-notice#OutboxNotice'] },
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    indexes: [{ fields: ['state', 'nextAttemptAt'] }],
    endpoints: outboxEndpoints,
    fields: [
      {
        name: 'preview',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/composition/studio-parts#SentEmail' },
        },
      },
      readOnlyField({ name: 'subject', type: 'text', required: true, admin: { position: 'sidebar' } }),
      readOnlyField({
        name: 'recipient',
        type: 'email',
        required: true,
        index: true,
        admin: { position: 'sidebar' },
      }),
      {
        ...languageField({ access: { create: noAccess, update: noAccess } }),
        admin: { position: 'sidebar', readOnly: true },
      },
      readOnlyField({
        name: 'lead',
        type: 'relationship',
        relationTo: 'leads',
        index: true,
        admin: { position: 'sidebar', condition: (data) => Boolean(data.lead) },
      }),
      ...sendingFields,
      readOnlyField({ name: 'template', type: 'text', required: true, admin: { hidden: true } }),
      readOnlyField({ name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } }),
      factsField({
        // The message as data. Staff see it rendered; it contains private links of the recipient.
        name: 'payload',
        access: { create: noAccess, read: noAccess, update: noAccess },
        admin: { hidden: true },
      }),
      requestIdField(),
    ],
  },
})
