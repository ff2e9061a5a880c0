import type { Field, NumberField, TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { closedToTranslators, fieldWithPublishedPostalAddress } from '@/lib/payload/access'
import { pinField } from '@/lib/payload/fields/common-fields'
import { studioMessage } from '@/lib/payload/studio-message'
import { toWebsiteUrl } from '@/lib/values/external-link'

const hiddenWithAddress = { ...closedToTranslators, read: fieldWithPublishedPostalAddress }

const longText = (name: string): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 10_000,
  admin: { rows: 6 },
})

/** The tab with the texts of the project page. */
export const projectTexts: Field[] = [
  longText('description'),
  longText('construction'),
  longText('delivery'),
  longText('technical'),
  longText('situation'),
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
}

const addressPart = (name: string, width: string): TextField => ({
  name,
  type: 'text',
  maxLength: 120,
  access: hiddenWithAddress,
  admin: { width },
})

const coordinate = (name: string, bound: number): NumberField => ({
  name,
  type: 'number',
  min: -bound,
  max: bound,
  access: hiddenWithAddress,
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
  },
  {
    name: 'publishAddress',
    type: 'checkbox',
    defaultValue: true,
    access: closedToTranslators,
  },
  {
    type: 'row',
    fields: [addressPart('street', '60%'), addressPart('houseNumber', '20%'), addressPart('boxNr', '20%')],
  },
  {
    type: 'row',
    fields: [coordinate('latitude', 90), coordinate('longitude', 180)],
  },
  pinField(),
]
