import type { Field } from 'payload'

import { approverRoles, reviewedRoles } from '@/features/review/model/review-settings'
import { secondFactorDefaults, secondFactorModes } from '@/features/sign-in/model/second-factor-mode'
import { schemaText } from '@/lib/i18n/schema-messages'
import { isAdministrator, type StaffRole } from '@/lib/payload/access'

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

const roleOptions = (roles: readonly StaffRole[]) =>
  roles.map((value) => ({
    value,
    label: schemaText('collections', 'users', 'fields', 'role', 'options', value),
  }))

const approversFor = (name: (typeof reviewedRoles)[number]): Field => ({
  name,
  type: 'select',
  hasMany: true,
  options: roleOptions(approverRoles),
})

/** How staff log in, and whose publications need an approval. */
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
      {
        name: 'review',
        type: 'group',
        fields: [
          ...reviewedRoles.map(approversFor),
          { name: 'withReason', type: 'select', hasMany: true, options: roleOptions(reviewedRoles) },
          { name: 'outsidersCount', type: 'checkbox', defaultValue: false },
        ],
      },
    ],
  },
})
