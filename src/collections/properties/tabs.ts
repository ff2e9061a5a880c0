import type { Field, UnnamedTab } from 'payload'

import { catalogueGroupFields } from '@/features/property/server/catalogue-field'
import type { CatalogueGroup } from '@/features/property/model/types'

import { essentialNames, essentials } from './essentials-tab'
import { detailFields } from './identity-fields'
import { internalFields } from './internal-fields'
import { mediaFields } from './media-fields'
import { pointsOfInterestField } from './points-of-interest-field'
import { furtherPriceFields } from './price-fields'

const tab = (label: string, fields: Field[]): UnnamedTab => ({ label, fields })

/** The fields of a group that are not among the essentials. */
const rest = (group: CatalogueGroup) => catalogueGroupFields(group, essentialNames)

/** Tabs in the order of data entry: a new property needs the first tab and its pictures. */
export const propertyTabs: UnnamedTab[] = [
  tab('essentials', essentials),
  tab('media', mediaFields),
  tab('details', detailFields),
  tab('priceAndCosts', furtherPriceFields),
  tab('surfaces', rest('surfaces')),
  tab('rooms', rest('rooms')),
  tab('technical', rest('technical')),
  tab('comfort', rest('comfort')),
  tab('planning', rest('legal')),
  tab('risksAndCertificates', rest('risk')),
  tab('energy', rest('energy')),
  tab('rental', rest('rental')),
  tab('lifeAnnuity', rest('viager')),
  tab('orientation', [...rest('orientation'), pointsOfInterestField]),
  tab('management', internalFields),
]
