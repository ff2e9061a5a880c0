import { withFieldTexts } from './catalogue-texts'
import { comfortFields } from './comfort'
import { energyFields } from './energy'
import { identityFields } from './identity'
import { legalFields } from './legal'
import { moneyFields } from './money'
import { orientationFields } from './orientation'
import { ownCatalogueFields } from './own-catalogue'
import { rentalFields } from './rental'
import { riskFields } from './risk'
import { roomsFields } from './rooms'
import { specialFields } from './special'
import { surfacesFields } from './surfaces'
import { technicalFields } from './technical'
import type { CatalogueField, CatalogueGroup, SpecialField } from './types'
import { viagerFields } from './viager'

type ProductGroup = Exclude<CatalogueGroup, 'own'>

const byGroup = {
  identity: withFieldTexts(identityFields),
  money: withFieldTexts(moneyFields),
  surfaces: withFieldTexts(surfacesFields),
  rooms: withFieldTexts(roomsFields),
  technical: withFieldTexts(technicalFields),
  comfort: withFieldTexts(comfortFields),
  legal: withFieldTexts(legalFields),
  risk: withFieldTexts(riskFields),
  energy: withFieldTexts(energyFields),
  rental: withFieldTexts(rentalFields),
  viager: withFieldTexts(viagerFields),
  orientation: withFieldTexts(orientationFields),
} satisfies Record<ProductGroup, readonly CatalogueField[]>

/** Every plain field of a property by group. Stored fields, labels and formats are derived from this list. */
export const catalogue: Readonly<Record<CatalogueGroup, readonly CatalogueField[]>> = {
  ...byGroup,
  own: ownCatalogueFields,
}

export const catalogueFields: readonly CatalogueField[] = Object.values(catalogue).flat()

/** Plain and special fields. */
export const allFields: readonly (CatalogueField | SpecialField)[] = [
  ...withFieldTexts(specialFields),
  ...catalogueFields,
]

export type CatalogueFieldName = (typeof byGroup)[ProductGroup][number]['name']
export type SpecialFieldName = (typeof specialFields)[number]['name']
export type DisplayFieldName = CatalogueFieldName | SpecialFieldName

/**
 * The fields that an editor may add to a property page: plain and special ones, except those for staff only.
 */
export const displayableFields: readonly (CatalogueField | SpecialField)[] = allFields.filter(
  (field) => field.audience !== 'staff',
)

const byName = new Map<string, CatalogueField | SpecialField>(allFields.map((field) => [field.name, field]))

/** Finds a field by name; `undefined` for an unknown name, such as one in outdated settings. */
export const findCatalogueField = (name: string): CatalogueField | SpecialField | undefined =>
  byName.get(name)
