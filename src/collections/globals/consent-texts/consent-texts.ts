import type { Field, TextareaField, TextField } from 'payload'

import { consentCategories } from '@/features/consent/model/choice'
import { anyone, isEditor } from '@/lib/payload/access'
import { schemaText } from '@/lib/i18n/schema-messages'

import { defineGlobal } from '../../define-collection'

/** Empty: the standard text of `messages/`, which is the placeholder of the field. */
const words = (name: string, isLong = false): TextField | TextareaField => {
  const field = {
    name,
    localized: true,
    maxLength: isLong ? 600 : 80,
    admin: { components: { Field: '/features/consent/studio/standard-text#StandardText' } },
  }
  return isLong ? { ...field, type: 'textarea' } : { ...field, type: 'text' }
}

const sentence = schemaText('globals', 'consentTexts', 'fields', 'categories', 'fields', 'text', 'label')

const categoryFields = consentCategories.map((category): Field => ({
  name: category,
  type: 'group',
  fields: [words('name'), { ...words('text', true), label: sentence }],
}))

/** Texts of the consent banner. They do not change which services are allowed or blocked. */
export const consentTexts = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: anyone, update: isEditor },
  schema: {
    slug: 'consentTexts',
    fields: [
      {
        name: 'preview',
        type: 'ui',
        admin: { components: { Field: '/features/consent/studio/consent-preview#ConsentPreview' } },
      },
      {
        type: 'tabs',
        tabs: [
          {
            label: 'theQuestion',
            fields: [
              words('title'),
              words('text', true),
              words('policy'),
              words('agreeAll'),
              words('decline'),
              words('change'),
            ],
          },
          {
            label: 'theSettings',
            fields: [
              words('settings'),
              words('settingsText', true),
              words('agreePartly'),
              words('agree'),
              words('alwaysOn'),
              {
                name: 'categories',
                type: 'group',
                fields: categoryFields,
              },
            ],
          },
        ],
      },
    ],
  },
})
