import { localized, type Locale } from '@/lib/i18n/locales'
import { studioTranslator } from '@/lib/i18n/studio-text'

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
    // Payload does not distinguish masculine and feminine labels.
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

/**
 * Replacements of Payload's texts that are missing, unclear or wrong for editors, which Payload merges over its own. A
 * new release of Payload may make some of them superfluous.
 */
export const payloadTexts = localized((locale) => {
  const words = repairs[locale] ?? {}
  const t = studioTranslator(locale)
  return {
    ...words,
    general: {
      ...words.general,
      payloadSettings: t('payload.settings'),
      // Payload uses "locale", a word that editors do not use.
      locale: t('payload.textLanguage'),
      // Label of the field for day and time of a publication.
      time: t('payload.moment'),
    },
    version: {
      ...words.version,
      aboutToPublishSelection: t('payload.aboutToPublishSelection', { label: '{{label}}' }),
      // Payload's French word is "republish".
      revertToPublished: t('versions.discard'),
      // Versions are restored as drafts, see `restoreEndpoint`.
      restoreThisVersion: t('payload.restoreThisVersion'),
      aboutToRestore: t('payload.aboutToRestore', {
        label: '{{label}}',
        versionDate: '{{versionDate}}',
      }),
    },
    localization: { ...words.localization, localeToPublish: t('payload.languageToPublish') },
  }
})
