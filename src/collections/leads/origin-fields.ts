import type { Field } from 'payload'

import { noAccess } from '@/lib/payload/access'
import { factsField } from '@/lib/payload/fields/system-fields'
import { languageField } from '@/lib/payload/fields/common-fields'

const bySystem = { create: noAccess, update: noAccess }

/** Origin of a lead; read-only. */
export const originFields: Field[] = [
  languageField({ admin: { position: 'sidebar' } }),
  {
    name: 'source',
    type: 'text',
    access: { update: noAccess },
    admin: { position: 'sidebar' },
  },
  factsField({
    name: 'campaign',
    access: bySystem,
    admin: { position: 'sidebar' },
  }),
  {
    name: 'consentTextVersion',
    type: 'text',
    access: bySystem,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'idempotencyKey',
    type: 'text',
    unique: true,
    access: { ...bySystem, read: noAccess },
    admin: { hidden: true },
  },
]
