import type { Field } from 'payload'

import { anyone, isEditor } from '@/lib/payload/access'
import type { Localized } from '@/lib/i18n/locales'

import { defineGlobal } from '../../define-collection'
import { consentCategoryLabels, consentFieldLabels } from './labels'

/** Empty: the standard text of `messages/`, which is the placeholder of the field. */
const words = (name: string, label: Localized, isLong = false): Field => {
  const field = {
    name,
    localized: true,
    maxLength: isLong ? 600 : 80,
    label,
    admin: { components: { Field: '/features/consent/studio/standard-text#StandardText' } },
  }
  return isLong ? { ...field, type: 'textarea' } : { ...field, type: 'text' }
}

const plain = (name: keyof typeof consentFieldLabels, isLong = false): Field =>
  words(name, consentFieldLabels[name], isLong)

const categoryFields: Field[] = Object.entries(consentCategoryLabels).map(([category, label]): Field => ({
  name: category,
  type: 'group',
  label,
  fields: [
    words('name', { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' }),
    words('text', { nl: 'Zin', fr: 'Phrase', en: 'Sentence', de: 'Satz' }, true),
  ],
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
              plain('title'),
              plain('text', true),
              plain('policy'),
              plain('agreeAll'),
              plain('decline'),
              plain('change'),
            ],
          },
          {
            label: 'theSettings',
            fields: [
              plain('settings'),
              plain('settingsText', true),
              plain('agreePartly'),
              plain('agree'),
              plain('alwaysOn'),
              {
                name: 'categories',
                type: 'group',
                label: consentFieldLabels.categories,
                fields: categoryFields,
              },
            ],
          },
        ],
      },
    ],
  },
})
