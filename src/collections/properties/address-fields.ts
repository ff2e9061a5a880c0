import type { Field, FieldAccess, NumberField, TextField } from 'payload'

import { closedToTranslators, fieldWithPublishedPostalAddress } from '@/lib/payload/access'
import { pinField } from '@/lib/payload/fields/common-fields'
import type { Localized } from '@/lib/i18n/locales'

const hiddenWithAddress: { create: FieldAccess; read: FieldAccess; update: FieldAccess } = {
  ...closedToTranslators,
  read: fieldWithPublishedPostalAddress,
}

const addressPart = (name: string, width: string, maxLength: number, label: Localized): TextField => ({
  name,
  type: 'text',
  maxLength,
  access: hiddenWithAddress,
  label,
  admin: { width },
})

const coordinate = (name: string, bound: number, label: Localized): NumberField => ({
  name,
  type: 'number',
  min: -bound,
  max: bound,
  access: hiddenWithAddress,
  label,
  admin: { width: '50%', step: 0.000001 },
})

const localityField: Field = {
  name: 'locality',
  type: 'relationship',
  relationTo: 'localities',
  required: true,
  index: true,
  access: closedToTranslators,
  label: { nl: 'Plaats', fr: 'Localité', en: 'Locality', de: 'Ort' },
  admin: { width: '50%' },
}

const publishAddressField: Field = {
  name: 'publishAddress',
  type: 'checkbox',
  // Off by default: a published address cannot be taken back.
  defaultValue: false,
  access: closedToTranslators,
  label: { nl: 'Adres tonen', fr: 'Publier l’adresse', en: 'Publish the address', de: 'Adresse anzeigen' },
  admin: {
    width: '50%',
    description: {
      nl: 'Uit: bezoekers zien alleen de plaats; straat, nummer en exacte ligging verlaten het systeem niet.',
      fr: 'Non : les visiteurs voient seulement la localité ; rue, numéro et position exacte ne sortent pas du système.',
      en: 'Off: visitors see the locality only; street, number and exact position never leave the system.',
      de: 'Aus: Besucher sehen nur den Ort; Straße, Nummer und genaue Lage verlassen das System nicht.',
    },
  },
}

/** Location of the property. */
export const addressFields: Field[] = [
  { type: 'row', fields: [localityField, publishAddressField] },
  {
    type: 'row',
    fields: [
      addressPart('street', '60%', 120, { nl: 'Straat', fr: 'Rue', en: 'Street', de: 'Straße' }),
      addressPart('houseNumber', '20%', 20, { nl: 'Nummer', fr: 'Numéro', en: 'Number', de: 'Hausnummer' }),
      addressPart('boxNr', '20%', 20, { nl: 'Bus', fr: 'Boîte', en: 'Box', de: 'Bus' }),
    ],
  },
  {
    type: 'row',
    fields: [
      coordinate('latitude', 90, { nl: 'Breedtegraad', fr: 'Latitude', en: 'Latitude', de: 'Breitengrad' }),
      coordinate('longitude', 180, { nl: 'Lengtegraad', fr: 'Longitude', en: 'Longitude', de: 'Längengrad' }),
    ],
  },
  pinField(),
  {
    name: 'neighbourhood',
    type: 'relationship',
    relationTo: 'neighbourhoods',
    index: true,
    access: closedToTranslators,
    label: { nl: 'Buurt', fr: 'Quartier', en: 'Neighbourhood', de: 'Wohnviertel' },
  },
]
