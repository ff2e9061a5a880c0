import type { Field, NumberField, TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { closedToTranslators, fieldWithPublishedPostalAddress } from '@/lib/payload/access'
import { pinField } from '@/lib/payload/fields/common-fields'
import { studioMessage } from '@/lib/payload/studio-message'
import type { Localized } from '@/lib/i18n/locales'
import { toWebsiteUrl } from '@/lib/values/external-link'

const hiddenWithAddress = { ...closedToTranslators, read: fieldWithPublishedPostalAddress }

const longText = (name: string, label: Localized): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 10_000,
  label,
  admin: { rows: 6 },
})

/** The tab with the texts of the project page. */
export const projectTexts: Field[] = [
  longText('description', { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' }),
  longText('construction', { nl: 'Bouw', fr: 'Construction', en: 'Construction', de: 'Bau' }),
  longText('delivery', { nl: 'Oplevering', fr: 'Livraison', en: 'Delivery', de: 'Übergabe' }),
  longText('technical', { nl: 'Techniek', fr: 'Technique', en: 'Technical', de: 'Technik' }),
  longText('situation', { nl: 'Ligging', fr: 'Situation', en: 'Situation', de: 'Lage' }),
]

const websiteValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || toWebsiteUrl(value) !== null) return basic
  return studioMessage(options.req, 'fields.website')
}

export const externalWebField: Field = {
  name: 'externalWeb',
  type: 'text',
  maxLength: 500,
  access: closedToTranslators,
  validate: websiteValidate,
  label: { nl: 'Eigen website', fr: 'Site propre', en: 'Own website', de: 'Eigene Website' },
  admin: {
    description: {
      nl: 'Ingevuld: het project leidt naar deze site in plaats van naar een eigen pagina. https:// mag ontbreken.',
      fr: 'Rempli : le projet mène à ce site au lieu d’une page propre. https:// peut manquer.',
      en: 'When filled in, the project leads to this site instead of a page of its own. https:// may be left out.',
      de: 'Ausgefüllt: das Projekt führt zu dieser Website statt zu einer eigenen Seite. https:// darf fehlen.',
    },
  },
}

const addressPart = (name: string, width: string, label: Localized): TextField => ({
  name,
  type: 'text',
  maxLength: 120,
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

/** Location of the project. Postal code, town and country come from the locality. */
export const projectAddress: Field[] = [
  {
    name: 'locality',
    type: 'relationship',
    relationTo: 'localities',
    required: true,
    index: true,
    access: closedToTranslators,
    label: { nl: 'Plaats', fr: 'Localité', en: 'Locality', de: 'Ort' },
  },
  {
    name: 'publishAddress',
    type: 'checkbox',
    defaultValue: true,
    access: closedToTranslators,
    label: { nl: 'Adres tonen', fr: 'Publier l’adresse', en: 'Publish the address', de: 'Adresse anzeigen' },
  },
  {
    type: 'row',
    fields: [
      addressPart('street', '60%', { nl: 'Straat', fr: 'Rue', en: 'Street', de: 'Straße' }),
      addressPart('houseNumber', '20%', { nl: 'Nummer', fr: 'Numéro', en: 'Number', de: 'Hausnummer' }),
      addressPart('boxNr', '20%', { nl: 'Bus', fr: 'Boîte', en: 'Box', de: 'Bus' }),
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
]
