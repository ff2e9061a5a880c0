import type { Locale } from '@/lib/i18n/locales'

import type { DocumentLanguages } from './describe-languages'
import { languagesOfAll } from './published-languages'
import { isPublishedPerLanguage, showsUntitled } from './translated-collections'

/** What an editor, or a schedule, asks for. */
export interface PublicationOrder {
  /** Null: every language of `languagesOfAll`, or for a withdrawal all of them. */
  language: Locale | null
  isPublished: boolean
}

/** How the order is carried out. */
export type PublicationPlan =
  /** Everything the studio holds goes online in these languages; null where documents have no choice of languages. */
  | { kind: 'publish'; languages: Locale[] | null }
  /** Only the texts of one language, and what all languages share, go online: others keep what is online. */
  | { kind: 'publishOne'; languages: Locale[]; only: Locale }
  /** Languages go offline. What is online in the others stays, and so does the draft. */
  | { kind: 'withdraw'; languages: Locale[] }
  /** The document goes offline. */
  | { kind: 'unpublish' }

export type PublicationRefusal = 'nameless' | 'together' | 'off'

type Document = Pick<
  DocumentLanguages,
  'collection' | 'languages' | 'enabled' | 'onlineWhenOn' | 'publishedIn'
>

/**
 * Plans a publication or a withdrawal.
 *
 * @returns a refusal: `nameless` when the document has no title in the language, `together` when its collection is not
 * published per language, `off` when the site does not have the language on
 */
export function planPublication(
  document: Document,
  { language, isPublished }: PublicationOrder,
): PublicationPlan | PublicationRefusal {
  // What is online in a language that is off is found again when the language is on.
  const { collection, languages, enabled, onlineWhenOn: off } = document
  const isPerLanguage = isPublishedPerLanguage(collection)
  if (language !== null && !isPerLanguage) return 'together'
  if (language !== null && isPublished && !enabled.includes(language)) return 'off'
  const isPossible = (locale: Locale) => languages[locale].isNamed || showsUntitled(collection)
  const online = enabled.filter((locale) => languages[locale].isOnline)
  if (!isPublished) {
    const rest = language === null ? [] : online.filter((locale) => locale !== language).concat(off)
    return rest.length === 0 ? { kind: 'unpublish' } : { kind: 'withdraw', languages: rest }
  }
  if (language === null) {
    const all = languagesOfAll(document)
    return all.length === 0
      ? 'nameless'
      : { kind: 'publish', languages: isPerLanguage ? [...all, ...off] : null }
  }
  if (!isPossible(language)) return 'nameless'
  const wanted = enabled.filter((locale) => locale === language || online.includes(locale)).concat(off)
  const others = online.filter((locale) => locale !== language)
  return others.some((locale) => languages[locale].isChanged)
    ? { kind: 'publishOne', languages: wanted, only: language }
    : { kind: 'publish', languages: wanted }
}
