import type { Field } from 'payload'

import { noAccess } from '@/lib/payload/access'
import { queueFields } from '@/lib/payload/fields/system-fields'
import { trusted } from '@/lib/payload/hooks/protect-system-fields'

const bySystem = { create: noAccess, update: noAccess }

/** State of the transfer to the agency's CRM (docs/crm.md). Without a CRM everything is `off`. */
export const crmFields: Field[] = [
  {
    name: 'crmState',
    type: 'select',
    required: true,
    defaultValue: 'off',
    validate: trusted,
    access: bySystem,
    options: ['off', 'pending', 'sent', 'failed'],
    admin: { position: 'sidebar', readOnly: true },
  },
  ...queueFields('crm', { required: true }),
  {
    name: 'crmLastError',
    type: 'text',
    access: bySystem,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.crmLastError) },
  },
  {
    name: 'crmId',
    type: 'text',
    access: bySystem,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.crmId) },
  },
]
