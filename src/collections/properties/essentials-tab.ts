import type { CollapsibleField, Field } from 'payload'

import { catalogueFieldsNamed } from '@/features/property/server/catalogue-field'
import type { CatalogueFieldName } from '@/features/property/model/catalogue'

import { addressFields } from './address-fields'
import { headlineFields, offerFields } from './identity-fields'
import { mainPriceFields } from './price-fields'

/** Catalogue fields that an agent fills in first; no other tab shows them. */
export const essentialNames = [
  'bedrooms',
  'bathrooms',
  'surfaceLiving',
  'surfaceGround',
  'epcState',
  'epcLabelText',
  'energyPerformance',
  'epcTotal',
  'epcUniqueCode',
] as const satisfies readonly CatalogueFieldName[]

const section = (label: string, fields: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label,
  admin: { className: 'studio-property__section' },
  fields,
})

const comparisonField: Field = {
  name: 'epcComparison',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/composition/studio-parts#EpcComparison' },
  },
}

const contradictionsField: Field = {
  name: 'contradictions',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/composition/studio-parts#Contradictions' },
  },
}

/** The fields of a first save, in the order in which an agent collects them. */
export const essentials: Field[] = [
  contradictionsField,
  section('offer', offerFields),
  section('address', addressFields),
  section('price', mainPriceFields),
  section('text', headlineFields),
  section('roomsAndAreas', [
    ...catalogueFieldsNamed(['bedrooms', 'bathrooms']),
    ...catalogueFieldsNamed(['surfaceLiving', 'surfaceGround']),
  ]),
  section('energyCertificateEpc', [
    ...catalogueFieldsNamed(['epcState', 'epcLabelText', 'energyPerformance']),
    comparisonField,
    ...catalogueFieldsNamed(['epcTotal', 'epcUniqueCode']),
  ]),
]
