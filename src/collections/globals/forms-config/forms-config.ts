import { anyone, isAdministrator } from '@/lib/payload/access'
import { formKinds } from '@/features/submissions/model/form-kinds'

import { defineGlobal } from '../../define-collection'
import { alertsTab } from './alerts-tab'
import { formTab } from './form-tab'
import { retentionTab } from './retention-tab'

/** Settings of each public form. Recipients and retention are for staff only. */
export const formsConfig = defineGlobal({
  menu: { group: 'settings', shownTo: isAdministrator },
  access: { read: anyone, update: isAdministrator },
  schema: {
    slug: 'formsConfig',
    fields: [{ type: 'tabs', tabs: [...formKinds.map(formTab), alertsTab, retentionTab] }],
  },
})
