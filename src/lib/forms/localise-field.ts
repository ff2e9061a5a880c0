import type { Locale, Localized } from '@/lib/i18n/locales'

import type { FieldOption, FormField } from './form-field'

const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'fr' in value && 'nl' in value

const localiseOption = (
  { label, group, ...option }: FieldOption<Localized>,
  locale: Locale,
): FieldOption<string> => ({
  ...option,
  label: label[locale],
  ...(group && { group: group[locale] }),
})

/** A field in one language; where its choices are read from stays as it is. */
export function localiseField(field: FormField, locale: Locale): FormField<string> {
  const entries = Object.entries(field).map(([name, value]) => [
    name,
    isLocalized(value) ? value[locale] : value,
  ])
  const options =
    'options' in field && typeof field.options !== 'string'
      ? { options: field.options.map((option) => localiseOption(option, locale)) }
      : {}
  // Every text of a field is `Localized` and nothing else has languages: what is left is the field with texts.
  return { ...Object.fromEntries(entries), ...options } as FormField<string>
}
