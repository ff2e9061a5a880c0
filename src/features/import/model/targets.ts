import { catalogue } from '@/features/property/model/catalogue'
import { flagOptions } from '@/features/property/model/options'
import { catalogueGroups, type CatalogueField, type CatalogueGroup } from '@/features/property/model/types'
import type { Localized } from '@/lib/i18n/locales'

import type { FieldGroup } from './field-groups'
import { specialTargets } from './special-targets'

/** A field that a mapping can fill, with what its values must satisfy. */
export interface ImportTarget {
  name: string
  label: Localized
  kind:
    | 'text'
    | 'localizedText'
    | 'number'
    | 'integer'
    | 'numberList'
    | 'date'
    | 'boolean'
    | 'choice'
    | 'choiceList'
    | 'fileList'
  group: FieldGroup
  /** The value of `lockedFields` that keeps the editors' value. */
  lock: string
  min?: number
  max?: number
  /** In characters; longer texts are shortened. */
  maxLength?: number
  /** Whether a text may have several lines. */
  hasLines?: boolean
  options?: readonly string[]
}

/** More than any price, area or consumption. */
const highestNumber = 999_999_999
const firstYear = 1000
const lastYear = 2200

function limitsOf(field: CatalogueField): Omit<ImportTarget, 'name' | 'label' | 'group' | 'lock'> {
  switch (field.kind) {
    case 'number':
    case 'integer':
      return { kind: field.kind, min: field.mayBeNegative ? -highestNumber : 0, max: highestNumber }
    case 'year':
      return { kind: 'integer', min: firstYear, max: lastYear }
    case 'flag':
      return { kind: 'choice', options: Object.keys(flagOptions) }
    case 'choice':
      return { kind: field.many ? 'choiceList' : 'choice', options: Object.keys(field.options) }
    case 'date':
      return { kind: 'date' }
    case 'text':
      return { kind: 'text', maxLength: 200 }
    case 'localizedText':
      return { kind: 'localizedText', maxLength: 2000, hasLines: true }
  }
}

const targetsOfGroup = (group: CatalogueGroup): ImportTarget[] =>
  catalogue[group].map((field) => ({
    name: field.name,
    label: field.label,
    group,
    lock: field.name,
    ...limitsOf(field),
  }))

/** Every field that a mapping can fill: those of the property catalogue, and those with rules of their own. */
export const importTargets: readonly ImportTarget[] = [
  ...specialTargets,
  ...catalogueGroups.flatMap(targetsOfGroup),
]

const byName = new Map(importTargets.map((target) => [target.name, target]))

/** Finds a target by its name; undefined for one that the catalogue no longer has. */
export const findTarget = (name: string): ImportTarget | undefined => byName.get(name)

/** The locks besides the field's own one: the label on the certificate is part of the energy label. */
const furtherLocks: Readonly<Record<string, readonly string[]>> = {
  epcLabelText: ['epcLabel'],
  energyPerformance: ['epcLabel'],
}

/** The values of `lockedFields` that keep a field as editors filled it. */
export const locksOf = ({ name, lock }: ImportTarget): readonly string[] => [
  lock,
  ...(furtherLocks[name] ?? []),
]
