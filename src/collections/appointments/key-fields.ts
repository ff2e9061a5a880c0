import type { Field, TextField } from 'payload'
import { text } from 'payload/shared'

import { noAccess } from '@/lib/payload/access'
import { appointmentEvents, unstored } from '@/features/appointments/model/appointment-event'
import { queueFields, requestIdField } from '@/lib/payload/fields/system-fields'

const bySystem = { create: noAccess, read: noAccess, update: noAccess }

/** An update may leave out required fields: see `keepSystemFields` in the table of saves. */
const uniqueKey = (name: string): TextField => ({
  name,
  type: 'text',
  required: true,
  unique: true,
  access: bySystem,
  validate: (value, options) =>
    (value === undefined && options.operation === 'update') || text(value, options),
  admin: { hidden: true },
})

/** Unique keys by which the database decides between concurrent bookings; hidden from all users. */
export const keyFields: Field[] = [
  // Day, slot and number of the seat: two appointments never have the same.
  uniqueKey('seatKey'),
  // An e-mail address may have a limited number of open bookings; each takes one of these keys.
  uniqueKey('holderKey'),
  // A repeated submission finds its appointment by this key.
  uniqueKey('submissionKey'),
  {
    name: 'calendarSequence',
    type: 'number',
    defaultValue: 0,
    min: 0,
    access: bySystem,
    admin: { hidden: true },
  },
  {
    // The pending notification. Written together with the change it is about; the worker clears it.
    name: 'pendingEvent',
    type: 'select',
    index: true,
    access: bySystem,
    options: [...appointmentEvents, unstored].map((value) => ({ value, label: value })),
    admin: { hidden: true },
  },
  ...queueFields('pendingEvent', { required: false }),
  requestIdField(),
]
