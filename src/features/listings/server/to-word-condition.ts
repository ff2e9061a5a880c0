import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { findVariants } from '@/features/listings/model/words/find-variants'
import { foldedWords, isStopWord } from '@/features/listings/model/words/search-words'

import type { WordCondition } from './catalogue-query/catalogue-search'
import { getVocabulary } from './get-vocabulary'

/** The words of a search as they are stored: with their forms, and with mistakes forgiven. */
export async function toWordCondition(
  words: readonly string[],
  locale: Locale,
): Promise<WordCondition | null> {
  if (words.length === 0) return null
  const vocabulary = await getVocabulary(locale)
  const groups = words.map((word) => {
    const [folded = ''] = foldedWords(word)
    return isStopWord(folded, locale) ? null : findVariants(folded, vocabulary)
  })
  const conditions = groups.filter((group) => group !== null)
  // A search for nothing but such words is for nothing that can be found.
  return { locale, groups: conditions.length > 0 ? conditions : [[]] }
}
