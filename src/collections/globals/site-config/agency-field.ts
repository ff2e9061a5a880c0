import type { Field, TextField } from 'payload'

import { urlField } from '@/lib/payload/fields/link-field'

import { closeToEditors } from './close-to-editors'

const mention = (name: string, rest: Partial<TextField> = {}): Field =>
  ({ name, type: 'text', ...rest }) as TextField

/** The statements on a licensed agent's website that Belgian law and the code of ethics of the IPI/BIV require. */
const legalMentionFields: Field[] = [
  mention('companyName'),
  mention('enterpriseNumber'),
  mention('vatNumber'),
  mention('professionalTitle', {
    localized: true,
  }),
  mention('licenceNumber'),
  mention('supervisoryBody', {
    localized: true,
  }),
  {
    ...urlField(),
    name: 'codeOfEthicsUrl',
  },
  mention('insurer'),
  mention('insurancePolicy'),
  mention('thirdPartyAccount'),
]

const plainText = (name: string): TextField => ({
  name,
  type: 'text',
})

const coordinate = (name: 'latitude' | 'longitude'): Field => ({
  name,
  type: 'number',
  min: name === 'latitude' ? -90 : -180,
  max: name === 'latitude' ? 90 : 180,
})

const addressFields: Field[] = [
  {
    type: 'row',
    fields: [plainText('street'), plainText('houseNumber'), plainText('boxNr')],
  },
  {
    type: 'row',
    fields: [plainText('zip'), { ...plainText('city'), localized: true }],
  },
  {
    type: 'row',
    fields: [coordinate('latitude'), coordinate('longitude')],
  },
]

const socialLinksField: Field = {
  name: 'socialLinks',
  type: 'array',
  fields: [
    {
      name: 'network',
      type: 'select',
      required: true,
      options: ['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'TikTok', 'X'].map((name) => ({
        value: name.toLowerCase(),
        label: name,
      })),
    },
    urlField(true),
  ],
}

/** How the agency can be reached. Editors change these fields, and no others of these settings. */
const contactFields: Field[] = [
  {
    type: 'row',
    fields: [
      plainText('phone'),
      {
        name: 'email',
        type: 'email',
      },
    ],
  },
  ...addressFields,
  {
    name: 'openingHours',
    type: 'textarea',
    localized: true,
  },
]

const nameField = plainText('name')

const legalMentions: Field = {
  type: 'collapsible',
  label: 'legalMentions',
  fields: legalMentionFields,
}

/** Name, contact and legal mentions of the agency. */
export const agencyField: Field = {
  name: 'agency',
  type: 'group',
  admin: {
    hideGutter: true,
  },
  fields: [
    ...closeToEditors([nameField]),
    ...contactFields,
    ...closeToEditors([socialLinksField, legalMentions]),
  ],
}
