import { comfortFields } from './comfort'
import { energyFields } from './energy'
import { identityFields } from './identity'
import { legalFields } from './legal'
import { moneyFields } from './money'
import { orientationFields } from './orientation'
import { rentalFields } from './rental'
import { riskFields } from './risk'
import { roomsFields } from './rooms'
import { specialFields } from './special'
import { surfacesFields } from './surfaces'
import { technicalFields } from './technical'
import type { CatalogueField, CatalogueGroup, SpecialField } from './types'
import { viagerFields } from './viager'

const byGroup = {
  identity: identityFields,
  money: moneyFields,
  surfaces: surfacesFields,
  rooms: roomsFields,
  technical: technicalFields,
  comfort: comfortFields,
  legal: legalFields,
  risk: riskFields,
  energy: energyFields,
  rental: rentalFields,
  viager: viagerFields,
  orientation: orientationFields,
} as const satisfies Record<CatalogueGroup, readonly CatalogueField[]>

/** Every plain field of a property by group. Stored fields, labels and formats are derived from this list. */
export const catalogue: Readonly<Record<CatalogueGroup, readonly CatalogueField[]>> = byGroup

export const catalogueFields: readonly CatalogueField[] = Object.values(byGroup).flat()

export type CatalogueFieldName = (typeof byGroup)[CatalogueGroup][number]['name']
export type SpecialFieldName = (typeof specialFields)[number]['name']
export type DisplayFieldName = CatalogueFieldName | SpecialFieldName

/**
 * The fields that an editor may add to a property page: plain and special ones, except those for staff only.
 */
export const displayableFields: readonly (CatalogueField | SpecialField)[] = [
  ...specialFields,
  ...catalogueFields.filter((field) => field.audience !== 'staff'),
]

const byName = new Map<string, CatalogueField | SpecialField>(
  [...specialFields, ...catalogueFields].map((field) => [field.name, field]),
)

/** Finds a field by name; `undefined` for an unknown name, such as one in outdated settings. */
export const findCatalogueField = (name: string): CatalogueField | SpecialField | undefined =>
  byName.get(name)
