import { locales, type Locale } from '@/lib/i18n/locales'

import type { DocumentLanguages } from './describe-languages'

type Languages = Pick<DocumentLanguages, 'languages' | 'publishedIn'>

/** The languages in which visitors find a document once it is published. */
export const publishedLanguages = ({ languages, publishedIn }: Languages): Locale[] =>
  locales.filter((locale) => {
    const isOffered = publishedIn === null || publishedIn.includes(locale)
    // A text that no language requires, such as that of a module, shows where it is filled in.
    return isOffered && languages[locale].isNamed && languages[locale].state !== 'fallback'
  })

/**
 * The languages that a publication shows although some of their texts are marked "to review": copied from another
 * language, or older than their source.
 *
 * @param only the one language that is published; all when left out
 */
export const languagesToReview = (document: Languages, only?: Locale): Locale[] =>
  publishedLanguages(document).filter(
    (locale) => document.languages[locale].stale.length > 0 && (only === undefined || only === locale),
  )
