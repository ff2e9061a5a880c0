import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { outboxEndpoints } from '@/lib/email/outbox-endpoints'
import { languageField } from '@/lib/payload/fields/common-fields'
import { factsField, requestIdField } from '@/lib/payload/fields/system-fields'

import { defineCollection } from '../define-collection'
import { readOnlyField, sendingFields } from './sending-fields'

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
