import type { GlobalConfig } from 'payload'

import { revalidateGlobalOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { administrators, everybody } from '@/lib/cms/access'
import { formKinds } from '@/lib/leads/form-kinds'

import { groups } from '../groups'

import { formTab } from './forms-config/form-tab'
import { retentionTab } from './forms-config/retention-tab'

/** Settings of each public form. Recipients and retention are for staff only. */
export const formsConfig: GlobalConfig = {
  slug: 'formsConfig',
  label: { nl: 'Formulieren', fr: 'Formulaires', en: 'Forms', de: 'Formulare' },
  admin: { group: groups.settings },
  access: { read: everybody, update: administrators },
  hooks: revalidateGlobalOnChange(tags.settings),
  fields: [{ type: 'tabs', tabs: [...formKinds.map(formTab), retentionTab] }],
}
