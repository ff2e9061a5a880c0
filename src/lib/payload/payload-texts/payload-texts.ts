import { localized, type OfLanguages } from '@/lib/i18n/locales'
import { studioTranslator } from '@/lib/i18n/studio-text'

import { dutchWords } from './dutch'
import { englishWords } from './english'
import { frenchWords } from './french'
import { germanWords } from './german'
import { repairsPayload } from '../payload-repairs'

import type { PayloadWords } from './payload-words'

const repairs: OfLanguages<PayloadWords> = {
  nl: dutchWords,
  fr: frenchWords,
  en: englishWords,
  de: germanWords,
}

/**
 * Replacements of Payload's texts that are missing, unclear or wrong for editors, which Payload merges over its own. A
 * new release of Payload may make some of them superfluous.
 */
export const payloadTexts = localized((locale) => {
  const words = (repairsPayload && repairs[locale]) || {}
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
      status: t('payload.publication'),
      // The filter of lists: Payload's status is the same for both.
      draft: t('payload.draftOrChanged'),
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
