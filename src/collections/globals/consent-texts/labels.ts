import type { ConsentCategory } from '@/features/consent/model/choice'
import type { Localized } from '@/lib/i18n/locales'

export const consentFieldLabels = {
  title: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
  text: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
  policy: {
    nl: 'Link naar het cookiebeleid',
    fr: 'Lien vers la politique de cookies',
    en: 'Link to the cookie policy',
    de: 'Link zur Cookie-Richtlinie',
  },
  agreeAll: {
    nl: 'Knop: alles aanvaarden',
    fr: 'Bouton : tout accepter',
    en: 'Button: agree all',
    de: 'Knopf: allem zustimmen',
  },
  decline: {
    nl: 'Knop: weigeren',
    fr: 'Bouton : refuser',
    en: 'Button: decline',
    de: 'Knopf: ablehnen',
  },
  change: {
    nl: 'Knop: instellingen wijzigen',
    fr: 'Bouton : modifier les paramètres',
    en: 'Button: change settings',
    de: 'Knopf: Einstellungen ändern',
  },
  settings: {
    nl: 'Titel van de instellingen',
    fr: 'Titre des paramètres',
    en: 'Title of the settings',
    de: 'Titel der Einstellungen',
  },
  settingsText: {
    nl: 'Tekst bij de instellingen',
    fr: 'Texte des paramètres',
    en: 'Text of the settings',
    de: 'Text der Einstellungen',
  },
  agreePartly: {
    nl: 'Knop: deels aanvaarden',
    fr: 'Bouton : accepter en partie',
    en: 'Button: agree partly',
    de: 'Knopf: teilweise zustimmen',
  },
  agree: { nl: 'Knop: aanvaarden', fr: 'Bouton : accepter', en: 'Button: agree', de: 'Knopf: zustimmen' },
  alwaysOn: {
    nl: 'Bij wat noodzakelijk is',
    fr: 'Auprès du nécessaire',
    en: 'Beside what is necessary',
    de: 'Beim Notwendigen',
  },
  categories: { nl: 'Soorten', fr: 'Catégories', en: 'Categories', de: 'Kategorien' },
} as const satisfies Record<string, Localized>

export const consentCategoryLabels = {
  necessary: {
    nl: 'Strikt noodzakelijk',
    fr: 'Strictement nécessaires',
    en: 'Strictly necessary',
    de: 'Unbedingt erforderlich',
  },
  analytical: { nl: 'Analytisch', fr: 'Analyse', en: 'Analytical', de: 'Analyse' },
  marketing: { nl: 'Marketing', fr: 'Marketing', en: 'Marketing', de: 'Marketing' },
  social: { nl: 'Sociale media', fr: 'Réseaux sociaux', en: 'Social media', de: 'Soziale Medien' },
  unclassified: { nl: 'Niet ingedeeld', fr: 'Non classés', en: 'Unclassified', de: 'Nicht klassifiziert' },
} as const satisfies Record<ConsentCategory, Localized>
