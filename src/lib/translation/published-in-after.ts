import { locales, type Locale } from '../i18n/locales'
import type { DocumentLanguages } from './describe-languages'

/**
 * The languages a document is published in after one was added or taken away, or why that cannot be: it has no title
 * there, so nothing would show, or none would be left.
 */
export function publishedInAfter(
  document: Pick<DocumentLanguages, 'publishedIn' | 'languages'>,
  language: Locale,
  isPublished: boolean,
): Locale[] | 'nameless' | 'last' {
  if (isPublished && !document.languages[language].isNamed) return 'nameless'
  const wanted = new Set(document.publishedIn ?? locales)
  if (isPublished) wanted.add(language)
  else wanted.delete(language)
  return wanted.size === 0 ? 'last' : locales.filter((locale) => wanted.has(locale))
}
