import type { SelectField } from 'payload'

import { localeNames, locales, sourceLocale } from '@/lib/i18n/locales'

/** The language a person is written to in. Each language is named in itself, so it needs no translation. */
export function languageField(overrides: Pick<SelectField, 'admin' | 'access'> = {}): SelectField {
  return {
    name: 'language',
    type: 'select',
    label: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
    required: true,
    defaultValue: sourceLocale,
    options: locales.map((value) => ({ value, label: localeNames[value] })),
    ...overrides,
  }
}
