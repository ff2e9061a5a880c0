import 'server-only'

import { propertyLists } from '@/features/listings/model/property-lists'
import { formsOf, cachedVariants } from '@/features/listings/model/words/find-variants'
import { joinCompounds, wordConditions } from '@/features/listings/model/words/word-conditions'
import { foldedWords, isStopWord } from '@/features/listings/model/words/search-words'
import {
  intersectMatches,
  uniteMatches,
  type WordMatches,
} from '@/features/listings/model/words/word-matches'
import { cached } from '@/lib/cache/cached'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'

import { readWordMatches } from './catalogue-query/read-words'
import { getFreshVocabulary, getVocabulary } from './get-vocabulary'
import { decodeMatches, encodeMatches } from './match-texts'

/** Only words of the vocabulary are read: they are bounded, what visitors type is not. */
const readKnownWord = cached(
  'word-matches',
  async (locale: Locale, word: string) =>
    encodeMatches(await readWordMatches(await payloadClient(), locale, word)),
  () => [propertyLists.all],
)

/**
 * The properties that have all words of a search in any form, mistakes forgiven. Words that every text has are no
 * condition, unless there are no others.
 *
 * @returns null without words
 */
export async function findWordMatches(words: readonly string[], locale: Locale): Promise<WordMatches | null> {
  if (words.length === 0) return null
  const folded = words.map((word) => foldedWords(word)[0] ?? '').filter((word) => !isStopWord(word, locale))
  const last = await getVocabulary(locale)
  const areKnown = joinCompounds(folded, last).every(
    (word) => last.all.has(word) || (!folded.includes(word) && formsOf(word, last).length > 0),
  )
  const vocabulary = areKnown ? last : await getFreshVocabulary(locale)
  const readAny = async (words: readonly string[]) => {
    const texts = await Promise.all(words.map((word) => readKnownWord(locale, word)))
    return uniteMatches(texts.map(decodeMatches))
  }
  const lists = wordConditions(folded, vocabulary, cachedVariants).map(async (readings) =>
    uniteMatches(
      await Promise.all(
        readings.map(async (groups) => intersectMatches(await Promise.all(groups.map(readAny)))),
      ),
    ),
  )
  return intersectMatches(await Promise.all(lists))
}
