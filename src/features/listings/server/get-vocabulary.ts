import 'server-only'

import type { Payload } from 'payload'

import { propertyLists } from '@/features/listings/model/property-lists'
import { makeVocabulary, type Vocabulary } from '@/features/listings/model/words/find-variants'
import { backgroundRead, type BackgroundRead } from '@/lib/cache/background-read'
import { addTags, asCachedRead } from '@/lib/cache/cached-read'
import { onRefresh } from '@/lib/cache/refreshes'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'
import { processState } from '@/lib/process-state'
import { formatError } from '@/lib/values/format-error'

import { readDistinctWords } from './catalogue-query/read-words'

type VocabularyCache = Map<Locale, BackgroundRead<Vocabulary>>

interface Vocabularies {
  payload: Payload | null
  vocabularies: VocabularyCache
}

function makeVocabularies(): Vocabularies {
  const made: Vocabularies = { payload: null, vocabularies: new Map() }
  // Refreshes of other processes are heard here as well.
  onRefresh((changed) => {
    if (changed !== null && !changed.includes(propertyLists.all)) return
    for (const each of made.vocabularies.values()) each.outdate()
  })
  return made
}

/** One per process and Payload. */
function vocabularyCacheOf(payload: Payload): VocabularyCache {
  const state = processState('vocabularies', makeVocabularies)
  if (state.payload !== payload) {
    state.payload = payload
    state.vocabularies = new Map()
  }
  return state.vocabularies
}

/** The same vocabulary if no word has changed: what is cached of it stays valid. */
async function readVocabulary(payload: Payload, locale: Locale, last: Vocabulary | null) {
  const words = await asCachedRead(() => readDistinctWords(payload, locale))
  const isSame = last?.words.length === words.length && words.every((word) => last.all.has(word))
  return isSame ? last : makeVocabulary(words, locale)
}

async function vocabularyOf(locale: Locale): Promise<BackgroundRead<Vocabulary>> {
  addTags([propertyLists.all])
  const payload = await payloadClient()
  const stored = vocabularyCacheOf(payload)
  const read =
    stored.get(locale) ??
    backgroundRead<Vocabulary>(
      (last) => readVocabulary(payload, locale, last),
      (error) => payload.logger.error(`The words of ${locale} could not be read: ${formatError(error)}`),
    )
  stored.set(locale, read)
  return read
}

/** The different words that properties have in one language, as they were before changes of the last second. */
export const getVocabulary = async (locale: Locale): Promise<Vocabulary> =>
  (await vocabularyOf(locale)).current()

/** The same with the last changes, for words that the other does not have. */
export const getFreshVocabulary = async (locale: Locale): Promise<Vocabulary> =>
  (await vocabularyOf(locale)).fresh()
