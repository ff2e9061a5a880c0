import type { Field } from 'payload'

import { localized } from '@/lib/i18n/locales'
import { noAccess } from '@/lib/payload/access'

/** The weekly e-mail to an owner. */
export const digestFields: Field[] = [
  {
    name: 'weeklyDigest',
    type: 'checkbox',
    defaultValue: true,
  },
  {
    // The Monday of the last summary that was queued.
    name: 'digestDay',
    type: 'text',
    index: true,
    hidden: true,
    access: { create: noAccess, read: noAccess, update: noAccess },
    label: localized(() => 'digestDay'),
  },
]
