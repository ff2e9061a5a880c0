import type { Localized } from '@/lib/i18n/locales'

export const hiddenMark: Localized = { nl: 'Verborgen', fr: 'Masqué', en: 'Hidden', de: 'Verborgen' }

export const widthMark: Localized = {
  nl: '{columns} van 12 kolommen',
  fr: '{columns} colonnes sur 12',
  en: '{columns} of 12 columns',
  de: '{columns} von 12 Spalten',
}
