import type { Field, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'
import { localeNames, locales, localized, sourceLocale } from '@/lib/i18n/locales'

const localeOptions = locales.map((value) => ({ value, label: localized(() => localeNames[value]) }))

/** Visitors without a preference are sent to the default language, so it must be in use. */
const defaultInUse: SelectFieldSingleValidation = (value, options) => {
  const known = select(value, options)
  if (known !== true) return known
  const rows = (options.siblingData as { languageUse?: { code?: string; use?: boolean }[] }).languageUse ?? []
  if (rows.some(({ code, use }) => code === value && use)) return true
  return studioMessage(options.req, 'fields.defaultLanguage')
}

export const languageFields: Field[] = [
  {
    name: 'languageUse',
    type: 'array',
    minRows: 1,
    maxRows: locales.length,
    defaultValue: locales.map((code) => ({ code, use: true })),
    label: {
      nl: 'Talen van de site',
      fr: 'Langues du site',
      en: 'Languages of the site',
      de: 'Sprachen der Website',
    },
    labels: {
      singular: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
      plural: { nl: 'Talen', fr: 'Langues', en: 'Languages', de: 'Sprachen' },
    },
    admin: {
      description: {
        nl: 'De volgorde van de taalkeuze. Adressen in een uitgeschakelde taal leiden naar de standaardtaal.',
        fr: 'L’ordre du choix de la langue. Les adresses d’une langue désactivée mènent à la langue par défaut.',
        en: 'The order of the language switcher. Addresses in a disabled language lead to the default language.',
        de: 'Die Reihenfolge der Sprachauswahl. Adressen einer ausgeschalteten Sprache führen zur Standardsprache.',
      },
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'code',
            type: 'select',
            required: true,
            options: localeOptions,
            label: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
          },
          {
            name: 'use',
            type: 'checkbox',
            defaultValue: true,
            label: { nl: 'In gebruik', fr: 'Utilisée', en: 'In use', de: 'In Verwendung' },
          },
        ],
      },
    ],
  },
  {
    name: 'languageDefault',
    type: 'select',
    required: true,
    defaultValue: sourceLocale,
    options: localeOptions,
    validate: defaultInUse,
    label: { nl: 'Standaardtaal', fr: 'Langue par défaut', en: 'Default language', de: 'Standardsprache' },
    admin: {
      description: {
        nl: 'Het adres zonder taal leidt hierheen.',
        fr: 'L’adresse sans langue mène ici.',
        en: 'The address without a language leads here.',
        de: 'Die Adresse ohne Sprache führt hierher.',
      },
    },
  },
]
