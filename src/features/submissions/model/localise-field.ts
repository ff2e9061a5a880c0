import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

import type { FieldOption, FormField } from './form-field'

const isLocalized = (value: unknown): value is Localized =>
  isRecord(value) && locales.every((locale) => locale in value)

const localiseOption = (
  { label, group, ...option }: FieldOption<Localized>,
  locale: Locale,
): FieldOption<string> => ({
  ...option,
  label: label[locale],
  ...(group && { group: group[locale] }),
})

/** A field in one language; a named source of options stays as it is. */
export function localiseField(field: FormField, locale: Locale): FormField<string> {
  const entries = Object.entries(field).map(([name, value]) => [
    name,
    isLocalized(value) ? value[locale] : value,
  ])
  const options =
    'options' in field && typeof field.options !== 'string'
      ? { options: field.options.map((option) => localiseOption(option, locale)) }
      : {}
  // Every text of a field is `Localized`, and no other value has languages, so the result is a field with plain texts.
  return { ...Object.fromEntries(entries), ...options } as FormField<string>
}
