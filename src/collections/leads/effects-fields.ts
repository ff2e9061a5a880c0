import type { Field } from 'payload'

import { noAccess } from '@/lib/payload/access'
import { queueFields } from '@/lib/payload/fields/system-fields'
import { trusted } from '@/lib/payload/hooks/protect-system-fields'

const bySystem = { create: noAccess, update: noAccess }

/**
 * State of the effects of a lead: e-mails and the form's own steps. Only public forms store `pending`; leads entered by
 * staff cause no e-mail.
 */
export const effectsFields: Field[] = [
  {
    name: 'effects',
    type: 'select',
    required: true,
    defaultValue: 'done',
    validate: trusted,
    access: bySystem,
    options: ['pending', 'done', 'failed'],
    admin: {
      position: 'sidebar',
      readOnly: true,
    },
  },
  ...queueFields('effects', { required: true }),
  {
    name: 'effectsLastError',
    type: 'text',
    access: bySystem,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data.effectsLastError),
    },
  },
]
