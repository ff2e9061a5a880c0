import type { Field } from 'payload'

import { localized } from '@/lib/i18n/locales'
import { isStaff, noAccess } from '@/lib/payload/access'

const bySystem = { create: noAccess, update: noAccess }

/**
 * The columns with which a save claims a document. The form sends `revision` along, unchanged; only `claimRevision`
 * writes it.
 */
export const revisionFields = (): Field[] => [
  {
    name: 'revision',
    type: 'number',
    // Of a global that was never saved.
    defaultValue: 0,
    access: { ...bySystem, read: isStaff },
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  },
  { name: 'revisedBy', type: 'text', hidden: true, access: bySystem, label: localized(() => 'revisedBy') },
  // The tab of the studio; empty for other writers.
  { name: 'revisedIn', type: 'text', hidden: true, access: bySystem, label: localized(() => 'revisedIn') },
  {
    name: 'revisedFrom',
    type: 'number',
    hidden: true,
    access: bySystem,
    label: localized(() => 'revisedFrom'),
  },
  { name: 'revisedAt', type: 'date', hidden: true, access: bySystem, label: localized(() => 'revisedAt') },
]
