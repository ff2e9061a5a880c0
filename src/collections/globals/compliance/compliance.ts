import { isAdministrator, isStaff } from '@/lib/payload/access'
import { defaultRuleRows } from '@/features/compliance/model/default-rules/default-rules'

import { defineGlobal } from '../../define-collection'
import { ruleFields } from './rule-fields'

/** The statements that are required before a property is published. For staff only: pages do not need it. */
export const compliance = defineGlobal({
  menu: { group: 'settings', shownTo: isAdministrator },
  access: { read: isStaff, update: isAdministrator },
  schema: {
    slug: 'compliance',
    fields: [
      {
        name: 'rules',
        type: 'array',
        // The rules apply from the first day of a new installation.
        defaultValue: ({ locale }: { locale?: string }) => defaultRuleRows(locale),
        admin: {
          initCollapsed: true,
          components: { RowLabel: '/composition/studio-parts#RuleRowLabel' },
        },
        fields: ruleFields,
      },
    ],
  },
})
