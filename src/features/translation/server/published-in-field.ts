import type { SelectField } from 'payload'

import { localeNames, locales, localized } from '@/lib/i18n/locales'

import { closedToTranslators } from '@/lib/payload/access'

/** The languages in which a document is shown, in addition to Payload's single status for all languages. */
export const publishedInField = (): SelectField => ({
  name: 'publishedIn',
  type: 'select',
  hasMany: true,
  required: true,
  defaultValue: [...locales],
  access: closedToTranslators,
  options: locales.map((locale) => ({ value: locale, label: localized(() => localeNames[locale]) })),
  admin: {
    // `LanguagePanel` shows and changes it; the form sends it along unchanged.
    components: { Field: '@payloadcms/ui#HiddenField' },
    disableBulkEdit: true,
  },
})
