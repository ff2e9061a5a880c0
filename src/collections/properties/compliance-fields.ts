import type { Field, FieldAccess } from 'payload'

import { fieldForAdministrators, fieldForStaff, nobody } from '@/lib/cms/access'
import { complianceStates, shortestReason } from '@/lib/compliance/compliance-state'
import type { Localized } from '@/lib/i18n/locales'

const byAdministrators: { create: FieldAccess; read: FieldAccess; update: FieldAccess } = {
  create: fieldForAdministrators,
  read: fieldForStaff,
  update: fieldForAdministrators,
}
const bySystem: { create: FieldAccess; read: FieldAccess; update: FieldAccess } = {
  create: nobody,
  read: fieldForStaff,
  update: nobody,
}

/** The checklist shows all of this; its fields stand in the form's state without a form field of their own. */
const shownByTheChecklist = { condition: () => false, disableBulkEdit: true } as const

const stateLabels: Record<(typeof complianceStates)[number], Localized> = {
  complete: { nl: 'Volledig', fr: 'Complet', en: 'Complete', de: 'Vollständig' },
  incomplete: { nl: 'Onvolledig', fr: 'Incomplet', en: 'Incomplete', de: 'Unvollständig' },
  overridden: { nl: 'Vrijgegeven', fr: 'Dérogation', en: 'Overridden', de: 'Freigegeben' },
}

const checklistField: Field = {
  name: 'complianceChecklist',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/studio/compliance/compliance-checklist#ComplianceChecklist' },
  },
}

const overrideField: Field = {
  name: 'complianceOverride',
  type: 'group',
  access: byAdministrators,
  label: { nl: 'Afwijking', fr: 'Dérogation', en: 'Override', de: 'Freigabe' },
  admin: { ...shownByTheChecklist, disableListColumn: true, disableListFilter: true },
  fields: [
    {
      name: 'reason',
      type: 'textarea',
      minLength: shortestReason,
      maxLength: 1000,
      access: byAdministrators,
      hooks: { beforeDuplicate: [() => null] },
      label: { nl: 'Reden', fr: 'Motif', en: 'Reason', de: 'Grund' },
    },
    {
      name: 'by',
      type: 'relationship',
      relationTo: 'users',
      access: bySystem,
      hooks: { beforeDuplicate: [() => null] },
      label: { nl: 'Door', fr: 'Par', en: 'By', de: 'Von' },
    },
    {
      name: 'at',
      type: 'date',
      access: bySystem,
      hooks: { beforeDuplicate: [() => null] },
      label: { nl: 'Op', fr: 'Le', en: 'On', de: 'Am' },
    },
  ],
}

/** Whether a property states what it must, worked out on every save; see `complianceOf`. */
export const complianceFields: Field[] = [
  checklistField,
  overrideField,
  {
    name: 'complianceState',
    type: 'select',
    index: true,
    options: complianceStates.map((value) => ({ value, label: stateLabels[value] })),
    access: bySystem,
    label: { nl: 'Vermeldingen', fr: 'Mentions', en: 'Mentions', de: 'Angaben' },
    admin: shownByTheChecklist,
  },
  {
    name: 'missingMentions',
    // Plain JSON: a list in a table of its own would make SQLite write the whole property when only columns change.
    type: 'json',
    typescriptSchema: [() => ({ type: 'array', items: { type: 'string' } })],
    access: bySystem,
    label: {
      nl: 'Ontbrekende vermeldingen',
      fr: 'Mentions manquantes',
      en: 'Missing mentions',
      de: 'Fehlende Angaben',
    },
    admin: {
      ...shownByTheChecklist,
      disableListFilter: true,
      components: { Cell: '/studio/compliance/missing-cell#MissingCell' },
    },
  },
]
