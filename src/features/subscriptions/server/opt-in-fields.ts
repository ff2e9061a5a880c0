import type { Field } from 'payload'

import { noAccess } from '@/lib/payload/access'

const bySystem = { create: noAccess, update: noAccess }

const dayBySystem = (name: string): Field => ({
  name,
  type: 'date',
  access: bySystem,
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
})

/** Protected in every save of a document: see `protect-system-fields.ts`. */
export const optInNames = ['confirmed', 'confirmedAt', 'endedAt', 'consentTextVersion', 'originKey']

/** The consent to get e-mails: whether, when and to which text. Only the links in e-mails change it. */
export const optInFields: Field[] = [
  {
    name: 'confirmed',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    access: bySystem,
    admin: {
      readOnly: true,
    },
  },
  dayBySystem('confirmedAt'),
  dayBySystem('endedAt'),
  {
    name: 'consentTextVersion',
    type: 'text',
    access: bySystem,
    admin: { readOnly: true },
  },
]
