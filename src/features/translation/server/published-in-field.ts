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
  label: { nl: 'Gepubliceerd in', fr: 'Publié en', en: 'Published in', de: 'Veröffentlicht in' },
  options: locales.map((locale) => ({ value: locale, label: localized(() => localeNames[locale]) })),
  admin: {
    position: 'sidebar',
    description: {
      nl: 'Alleen in deze talen is dit zichtbaar, in het menu, de sitemap en de taalkeuze.',
      fr: 'Visible uniquement dans ces langues : menu, plan du site et choix de la langue compris.',
      en: 'Visible in these languages only, in the menu, the sitemap and the language switcher too.',
      de: 'Nur in diesen Sprachen sichtbar, auch in Menü, Sitemap und Sprachauswahl.',
    },
  },
})
