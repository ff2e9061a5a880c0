import { localized, type Locale, type Localized } from '@/lib/i18n/locales'

/** Payload's own words where they are missing, clumsy, broken or speak of Payload. A new release may make some superfluous. */

const settings: Localized = {
  nl: 'Instellingen van de studio',
  fr: 'Réglages du studio',
  en: 'Studio settings',
  de: 'Einstellungen des Studios',
}

/** Payload says "locale", which no editor would look for. */
const textLanguage: Localized = {
  nl: 'Taal van de tekst',
  fr: 'Langue du texte',
  en: 'Language of the text',
  de: 'Sprache des Textes',
}

/** Over the field for day and time of a publication; and no more "locale". */
const moment: Localized = {
  nl: 'Datum en uur',
  fr: 'Date et heure',
  en: 'Date and time',
  de: 'Datum und Uhrzeit',
}
const languageToPublish: Localized = {
  nl: 'Taal die online komt',
  fr: 'Langue à publier',
  en: 'Language to publish',
  de: 'Sprache, die online geht',
}

type Words = Record<string, Record<string, string>>

const repairs: Partial<Record<Locale, Words>> = {
  nl: {
    general: { restoring: 'Bezig met herstellen…' },
    upload: { bulkUpload: 'Meerdere bestanden uploaden' },
    version: {
      aboutToUnpublishSelection: 'U haalt alle {{label}} in de selectie offline. Bent u zeker?',
    },
  },
  fr: {
    // Payload does not know whether a label is masculine or feminine.
    fields: {
      addNew: 'Ajouter',
      addNewLabel: 'Ajouter\u00a0: {{label}}',
      chooseLabel: 'Choisir\u00a0: {{label}}',
      uploadNewLabel: 'Charger\u00a0: {{label}}',
    },
    general: {
      createNew: 'Créer',
      createNewLabel: 'Créer\u00a0: {{label}}',
      creatingNewLabel: 'Création\u00a0: {{label}}',
      schedulePublishFor: 'Programmer la publication de {{title}}',
    },
    version: { noRowsSelected: 'Aucun élément « {{label}} » sélectionné' },
  },
}

/** What Payload merges over its own translations. */
export const studioWords = localized((locale) => {
  const words = repairs[locale] ?? {}
  return {
    ...words,
    general: {
      ...words.general,
      payloadSettings: settings[locale],
      locale: textLanguage[locale],
      time: moment[locale],
    },
    localization: { ...words.localization, localeToPublish: languageToPublish[locale] },
  }
})
