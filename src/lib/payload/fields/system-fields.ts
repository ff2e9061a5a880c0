import type { Field, JSONField, Option } from 'payload'

import { noAccess } from '@/lib/payload/access'
import { trusted } from '@/lib/payload/hooks/protect-system-fields'

const bySystem = { create: noAccess, update: noAccess }

/** JSON that the system writes and staff read, without Payload's JSON editor, which loads from an external server. */
export const factsField = (field: Omit<JSONField, 'type'>): JSONField => ({
  ...field,
  type: 'json',
  admin: {
    ...field.admin,
    readOnly: true,
    components: { ...field.admin?.components, Field: '/studio/facts-field#FactsField' },
  },
})

/** The request that queued a row last: lines of the log with the same id belong together. No data of the visitor. */
export const requestIdField = (): Field => ({
  name: 'requestId',
  type: 'text',
  access: bySystem,
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true },
})

/**
 * The first fields of a log: when, what and who. The moment is Payload's own field of this name, with the label that a
 * log has.
 *
 * @param kinds what can have happened, with their labels
 */
export const logFields = (kinds: Option[]): Field[] => [
  {
    name: 'createdAt',
    type: 'date',
    index: true,
    admin: { hidden: true, disableBulkEdit: true, date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    name: 'kind',
    type: 'select',
    required: true,
    index: true,
    options: kinds,
  },
  {
    name: 'user',
    type: 'relationship',
    relationTo: 'users',
    index: true,
  },
]

/** The lead that a document was made from. Unique, so that a repeated task makes one document. */
export const originKeyField = (): Field => ({
  name: 'originKey',
  type: 'text',
  unique: true,
  access: { create: noAccess, read: noAccess, update: noAccess },
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true },
})

/**
 * The columns by which a queue counts attempts: `<prefix>Attempts` and `<prefix>NextAttemptAt`, hidden from editors.
 * The second is the time from which a worker may claim the row; while one holds it, the end of that claim.
 */
export const queueFields = (prefix: string, { required }: { required: boolean }): Field[] => [
  {
    name: `${prefix}Attempts`,
    type: 'number',
    required,
    defaultValue: 0,
    validate: trusted,
    access: bySystem,
    admin: { hidden: true },
  },
  {
    name: `${prefix}NextAttemptAt`,
    type: 'date',
    access: bySystem,
    admin: { hidden: true },
  },
]
