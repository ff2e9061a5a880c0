import { anyone, isAdministrator } from '@/lib/payload/access'

import { defineGlobal } from '../../define-collection'
import { energyFields } from './energy-fields'
import { moneyFields } from './money-fields'

/** Values set by law, each with its first day and its source. */
export const legal = defineGlobal({
  menu: { group: 'settings', shownTo: isAdministrator },
  access: { read: anyone, update: isAdministrator },
  schema: {
    slug: 'legal',
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'energy', fields: energyFields },
          { label: 'costs', fields: moneyFields },
        ],
      },
    ],
  },
})
