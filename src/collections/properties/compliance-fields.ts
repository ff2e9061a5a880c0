import type { Field, FieldAccess } from 'payload'

import { isAdministrator, isStaff, noAccess } from '@/lib/payload/access'
import { complianceStates } from '@/features/compliance/model/compliance-state'

const byAdministrators: { create: FieldAccess; read: FieldAccess; update: FieldAccess } = {
  create: isAdministrator,
  read: isStaff,
  update: isAdministrator,
}
const bySystem: { create: FieldAccess; read: FieldAccess; update: FieldAccess } = {
  create: noAccess,
  read: isStaff,
  update: noAccess,
}

/** The checklist shows these values; the fields only hold them in the form's state. */
const shownByTheChecklist = { condition: () => false, disableBulkEdit: true } as const

const checklistField: Field = {
  name: 'complianceChecklist',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/composition/studio-parts#ComplianceChecklist' },
  },
}

const overrideField: Field = {
  name: 'complianceOverride',
  type: 'group',
  access: byAdministrators,
  admin: { ...shownByTheChecklist, disableListColumn: true, disableListFilter: true },
  fields: [
    {
      name: 'reason',
      type: 'textarea',
      maxLength: 1000,
      access: byAdministrators,
      hooks: { beforeDuplicate: [() => null] },
    },
    {
      name: 'by',
      type: 'relationship',
      relationTo: 'users',
      access: bySystem,
      hooks: { beforeDuplicate: [() => null] },
    },
    {
      name: 'at',
      type: 'date',
      access: bySystem,
      hooks: { beforeDuplicate: [() => null] },
    },
  ],
}

/** Whether a property has all required statements, computed on every save; see `complianceColumns`. */
export const complianceFields: Field[] = [
  checklistField,
  overrideField,
  {
    name: 'complianceState',
    type: 'select',
    index: true,
    options: [...complianceStates],
    access: bySystem,
    admin: shownByTheChecklist,
  },
  {
    name: 'missingMentions',
    // JSON: with a table for the list, SQLite would write the whole property when only columns change.
    type: 'json',
    typescriptSchema: [() => ({ type: 'array', items: { type: 'string' } })],
    access: bySystem,
    admin: {
      ...shownByTheChecklist,
      disableListFilter: true,
      components: { Cell: '/features/compliance/studio/missing-cell#MissingCell' },
    },
  },
]
