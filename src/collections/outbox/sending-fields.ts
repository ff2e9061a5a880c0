import type { Field } from 'payload'

import { noAccess } from '@/lib/payload/access'

/** A field that the system writes and staff read. */
export const readOnlyField = (field: Field): Field =>
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
export const sendingFields = [
  ...required,
  // A condition also makes a column optional in the database, so required fields have none. The type of each field
  // does not change.
  ...further.map((field) => ({ ...field, admin: { ...field.admin, condition: () => false } }) as Field),
]
