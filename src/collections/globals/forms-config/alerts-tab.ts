import type { NamedTab } from 'payload'

import { isAdministrator, isStaff } from '@/lib/payload/access'

const staffOnly = { create: isAdministrator, read: isStaff, update: isAdministrator }

/** When registered searches are notified of properties. */
export const alertsTab: NamedTab = {
  name: 'alerts',
  fields: [
    {
      name: 'minCutPercent',
      type: 'number',
      required: true,
      min: 0.1,
      max: 50,
      defaultValue: 1,
      access: staffOnly,
    },
    {
      name: 'maxPerDay',
      type: 'number',
      required: true,
      min: 1,
      max: 20,
      defaultValue: 3,
      access: staffOnly,
      admin: {
        step: 1,
      },
    },
  ],
}
