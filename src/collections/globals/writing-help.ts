import { env } from '@/lib/env'
import { isAdministrator, noAccess } from '@/lib/payload/access'

import { defineGlobal } from '../define-collection'

/** How a language model writes for the agency, and how much. */
export const writingHelp = defineGlobal({
  menu: { group: 'settings', shownTo: env.languageModel ? isAdministrator : noAccess },
  access: { read: isAdministrator, update: isAdministrator },
  schema: {
    slug: 'writingHelp',
    fields: [
      { name: 'style', type: 'textarea', maxLength: 1000 },
      {
        type: 'row',
        fields: [
          {
            name: 'address',
            type: 'select',
            required: true,
            defaultValue: 'formal',
            options: ['formal', 'informal', 'none'],
            admin: { width: '50%' },
          },
          {
            name: 'length',
            type: 'select',
            required: true,
            defaultValue: 'medium',
            options: ['short', 'medium', 'long'],
            admin: { width: '50%' },
          },
        ],
      },
      { name: 'sendsPictures', type: 'checkbox', defaultValue: false },
      {
        name: 'monthlyRequests',
        type: 'number',
        required: true,
        min: 0,
        max: 100_000,
        defaultValue: 1000,
        admin: { step: 1 },
      },
      {
        name: 'use',
        type: 'ui',
        admin: { components: { Field: '/composition/studio-parts#WritingUse' }, disableListColumn: true },
      },
    ],
  },
})
