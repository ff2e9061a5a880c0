import type { Field, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'
import { localeNames, locales, localized, sourceLocale } from '@/lib/i18n/locales'

const localeOptions = locales.map((value) => ({ value, label: localized(() => localeNames[value]) }))

/** Visitors without a preference are sent to the default language, so it must be in use. */
const defaultInUse: SelectFieldSingleValidation = (value, options) => {
  const validity = select(value, options)
  if (validity !== true) return validity
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
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'code',
            type: 'select',
            required: true,
            options: localeOptions,
          },
          {
            name: 'use',
            type: 'checkbox',
            defaultValue: true,
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
  },
]
