import 'server-only'

import { cached } from '@/lib/cache/cached'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'
import { propertyLists } from '@/features/listings/model/property-lists'
import { makeVocabulary, type Vocabulary } from '@/features/listings/model/words/find-variants'

import { readDistinctWords } from './catalogue-query/read-words'

/** The words change with any property, and one text is quicker to keep than an array of fifty thousand. */
const readWords = cached(
  'vocabulary',
  async (locale: Locale) => (await readDistinctWords(await payloadClient(), locale)).join(' '),
  () => [propertyLists.all],
)

/** The prepared words of each language, and the text that they were made from. */
const prepared = new Map<Locale, { text: string; vocabulary: Vocabulary }>()

/** The different words that properties have in one language. */
export async function getVocabulary(locale: Locale): Promise<Vocabulary> {
  const text = await readWords(locale)
  const last = prepared.get(locale)
  if (last?.text === text) return last.vocabulary
  const vocabulary = makeVocabulary(text === '' ? [] : text.split(' '), locale)
  prepared.set(locale, { text, vocabulary })
  return vocabulary
}
