import type { CollapsibleField, Field } from 'payload'

import { catalogueFieldsNamed } from '@/lib/cms/fields/catalogue-field'
import type { CatalogueFieldName } from '@/lib/property/catalogue/catalogue'
import type { Localized } from '@/lib/i18n/locales'

import { addressFields } from './address-fields'
import { headlineFields, offerFields } from './identity-fields'
import { mainPriceFields } from './price-fields'

/** Fields of the catalogue that an agent fills in first, and that therefore stand in no other tab. */
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

const section = (label: Localized, fields: Field[]): CollapsibleField => ({
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
    components: { Field: '/studio/property/epc-comparison#EpcComparison' },
  },
}

/** All that a first save needs, in the order in which an agent has it at hand. */
export const essentials: Field[] = [
  section({ nl: 'Aanbod', fr: 'Offre', en: 'Offer', de: 'Angebot' }, offerFields),
  section({ nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' }, addressFields),
  section({ nl: 'Prijs', fr: 'Prix', en: 'Price', de: 'Preis' }, mainPriceFields),
  section({ nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' }, headlineFields),
  section(
    {
      nl: 'Kamers en oppervlakten',
      fr: 'Pièces et surfaces',
      en: 'Rooms and areas',
      de: 'Zimmer und Flächen',
    },
    [
      ...catalogueFieldsNamed(['bedrooms', 'bathrooms']),
      ...catalogueFieldsNamed(['surfaceLiving', 'surfaceGround']),
    ],
  ),
  section(
    {
      nl: 'Energiecertificaat (EPC)',
      fr: 'Certificat énergétique (PEB)',
      en: 'Energy certificate (EPC)',
      de: 'Energieausweis (PEB)',
    },
    [
      ...catalogueFieldsNamed(['epcState', 'epcLabelText', 'energyPerformance']),
      comparisonField,
      ...catalogueFieldsNamed(['epcTotal', 'epcUniqueCode']),
    ],
  ),
]
