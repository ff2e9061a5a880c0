import { displayableFields, type DisplayFieldName } from './catalogue'
import { displaySections, type DisplayFormat, type DisplaySection } from './types'

export const conditionOperators = ['equals', 'notEquals', 'greaterThan', 'lessThan'] as const
export type ConditionOperator = (typeof conditionOperators)[number]

/** Shows a field only if another field compares in this way with a value. */
export interface DisplayCondition {
  field: DisplayFieldName
  operator: ConditionOperator
  value: string
}

export interface DisplayedField {
  field: string
  format: DisplayFormat
  condition?: DisplayCondition
}

export interface DisplayedSection {
  section: DisplaySection
  fields: DisplayedField[]
}

const forGoal = (goal: 'sale' | 'rent'): DisplayCondition => ({
  field: 'goal',
  operator: 'equals',
  value: goal,
})

/** Fields for one goal only; all others are shown if they have a value. */
const conditions: Partial<Record<DisplayFieldName, DisplayCondition>> = {
  monthlyRent: forGoal('sale'),
  totalCost: forGoal('sale'),
  notaryFeeExclVat: forGoal('sale'),
  notaryFeeInclVat: forGoal('sale'),
  registrationDuties: forGoal('sale'),
  vatRegime: forGoal('sale'),
  vatAmount: forGoal('sale'),
  realEstateTax: forGoal('sale'),
  cadastralIncome: forGoal('sale'),
  indexedCadastralIncome: forGoal('sale'),
  grossYieldPercent: forGoal('sale'),
  renterCharges: forGoal('rent'),
  depositAmount: forGoal('rent'),
  agencyCost: forGoal('rent'),
  inventoryOfPlace: forGoal('rent'),
  leaseYears: forGoal('rent'),
  petsAllowed: forGoal('rent'),
}

/** Not shown until an editor adds them: the page shows them elsewhere, or with the label. */
const leftOut: readonly string[] = [
  'status',
  'locality',
  'onlineSince',
  'furtherTypes',
  'epcState',
  'epcLabelText',
] satisfies DisplayFieldName[]

function fieldsOf(section: DisplaySection): DisplayedField[] {
  return displayableFields
    .filter((field) => field.section === section && !leftOut.includes(field.name))
    .map(({ name, format }) => {
      const condition = Object.entries(conditions).find(([field]) => field === name)?.[1]
      return { field: name, format, ...(condition ? { condition } : {}) }
    })
}

/**
 * The default property page: every section with its fields in order, their format and condition. Initial value of
 * the display settings. Acceptance E1 and E2.
 */
export const defaultDisplay: DisplayedSection[] = displaySections.map((section) => ({
  section,
  fields: fieldsOf(section),
}))
