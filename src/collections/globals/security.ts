import type { Field } from 'payload'

import { secondFactorDefaults, secondFactorModes } from '@/features/sign-in/model/second-factor-mode'
import { schemaText } from '@/lib/i18n/schema-messages'
import { isAdministrator } from '@/lib/payload/access'

import { defineGlobal } from '../define-collection'

const modeOf = (name: keyof typeof secondFactorDefaults): Field => ({
  name,
  type: 'select',
  required: true,
  defaultValue: secondFactorDefaults[name],
  options: secondFactorModes.map((value) => ({
    value,
    label: schemaText('globals', 'security', 'options', value),
  })),
})

/** How staff log in. */
export const security = defineGlobal({
  menu: { group: 'settings', shownTo: isAdministrator },
  access: { read: isAdministrator, update: isAdministrator },
  schema: {
    slug: 'security',
    fields: [
      {
        name: 'secondFactor',
        type: 'group',
        fields: [modeOf('administrator'), modeOf('editor'), modeOf('agent'), modeOf('translator')],
      },
      {
        name: 'logInDays',
        type: 'number',
        required: true,
        min: 1,
        max: 730,
        defaultValue: 90,
        admin: {
          step: 1,
        },
      },
    ],
  },
})
