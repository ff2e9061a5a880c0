import type { Field, NamedTab } from 'payload'

import { isAdministrator, isStaff } from '@/lib/payload/access'

import { retentionDefaults } from './form-defaults'

const staffOnly = { create: isAdministrator, read: isStaff, update: isAdministrator }

const period = (name: keyof typeof retentionDefaults, max: number): Field => ({
  name,
  type: 'number',
  required: true,
  min: 1,
  max,
  defaultValue: retentionDefaults[name],
  access: staffOnly,
  admin: { step: 1 },
})

/** Retention periods that belong to no single form. */
export const retentionTab: NamedTab = {
  name: 'retention',
  fields: [period('mailDays', 730), period('unconfirmedDays', 365), period('consentMonths', 120)],
}
