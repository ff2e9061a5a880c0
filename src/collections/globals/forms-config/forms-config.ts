import type { Field, NamedTab } from 'payload'

import { anyone, isAdministrator, isStaff } from '@/lib/payload/access'
import { formKinds } from '@/features/submissions/model/form-kinds'

import { defineGlobal } from '../../define-collection'
import { alertsTab } from './alerts-tab'
import { formTab } from './form-tab'
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
const retentionTab: NamedTab = {
  name: 'retention',
  fields: [period('mailDays', 730), period('unconfirmedDays', 365), period('consentMonths', 120)],
}

/** Settings of each public form. Recipients and retention are for staff only. */
export const formsConfig = defineGlobal({
  menu: { group: 'settings', shownTo: isAdministrator },
  access: { read: anyone, update: isAdministrator },
  schema: {
    slug: 'formsConfig',
    fields: [{ type: 'tabs', tabs: [...formKinds.map(formTab), alertsTab, retentionTab] }],
  },
})
