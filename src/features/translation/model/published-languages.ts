import type { Locale } from '@/lib/i18n/locales'

import type { DocumentLanguages } from './describe-languages'
import { showsUntitled } from './translated-collections'

type Languages = Pick<DocumentLanguages, 'collection' | 'languages' | 'enabled' | 'publishedIn'>

/** The languages in which visitors find a document once it is published. */
export const publishedLanguages = ({ collection, languages, enabled, publishedIn }: Languages): Locale[] =>
  enabled.filter((locale) => {
    const isOffered = publishedIn === null || publishedIn.includes(locale)
    return isOffered && (languages[locale].isNamed || showsUntitled(collection))
  })

/**
 * The languages that a publication in all of them puts online: those with a title. A property needs none, so those in
 * which it is offered count too.
 */
export const languagesOfAll = ({ collection, languages, enabled, publishedIn }: Languages): Locale[] =>
  enabled.filter((locale) => {
    const isOffered = publishedIn === null || publishedIn.includes(locale)
    return languages[locale].isNamed || (isOffered && showsUntitled(collection))
  })

/**
 * The languages that a publication shows although some of their texts are marked "to review": copied from another
 * language, or older than their source.
 */
export const languagesToReview = (document: Languages): Locale[] =>
  publishedLanguages(document).filter((locale) => document.languages[locale].stale.length > 0)
