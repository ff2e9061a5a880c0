import type { Field, NamedTab } from 'payload'

import { anyone, isAdministrator, isStaff } from '@/lib/payload/access'
import { formKinds, productFormKinds } from '@/features/submissions/model/form-kinds'
import { forms } from '@/forms'
import { isOneOf } from '@/lib/values/read-value'

import { defineGlobal } from '../../define-collection'
import { alertsTab } from './alerts-tab'
import { formTab, siteFormsTab } from './form-tab'

/** Retention periods that belong to no single form, which the agency confirms. */
const retentionDefaults = { mailDays: 90, unconfirmedDays: 30, consentMonths: 12 }

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
    fields: [
      {
        type: 'tabs',
        tabs: [
          ...productFormKinds.map((kind) => formTab(forms[kind])),
          siteFormsTab(
            formKinds.filter((kind) => !isOneOf(productFormKinds, kind)).map((kind) => forms[kind]),
          ),
          alertsTab,
          retentionTab,
        ],
      },
    ],
  },
})
