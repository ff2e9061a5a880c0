import type { Payload } from 'payload'

import { makeVocabulary, type Vocabulary } from '@/features/listings/model/words/find-variants'
import { backgroundRead, type BackgroundRead } from '@/lib/cache/background-read'
import type { Locale } from '@/lib/i18n/locales'
import { formatError } from '@/lib/values/format-error'

import { readFindTexts } from './read-candidates'

/** Mistakes are corrected by the words of this age at most; a new word is found without them. */
const maxAgeMs = 60_000

interface CachedVocabulary {
  words: BackgroundRead<string[]>
  outdatesAt: number
  vocabularies: Map<Locale, { words: string[]; vocabulary: Vocabulary }>
}

const vocabularies = new WeakMap<Payload, CachedVocabulary>()

async function readWords(payload: Payload): Promise<string[]> {
  const words = new Set<string>()
  for (const text of await readFindTexts(payload)) for (const word of text.split(' ')) words.add(word)
  words.delete('')
  return [...words]
}

function cachedVocabularyOf(payload: Payload): CachedVocabulary {
  const stored = vocabularies.get(payload)
  if (stored) return stored
  const words = backgroundRead(
    () => readWords(payload),
    (error) =>
      payload.logger.error(`The words of the studio's search could not be read: ${formatError(error)}`),
  )
  const made: CachedVocabulary = { words, outdatesAt: Date.now() + maxAgeMs, vocabularies: new Map() }
  vocabularies.set(payload, made)
  return made
}

/** The different words of everything that the studio finds, for mistakes; with the forms of words in a language. */
export async function getStudioVocabulary(payload: Payload, locale: Locale): Promise<Vocabulary> {
  const stored = cachedVocabularyOf(payload)
  if (Date.now() > stored.outdatesAt) {
    stored.outdatesAt = Date.now() + maxAgeMs
    stored.words.outdate()
  }
  const words = await stored.words.current()
  const last = stored.vocabularies.get(locale)
  if (last?.words === words) return last.vocabulary
  const vocabulary = makeVocabulary(words, locale)
  stored.vocabularies.set(locale, { words, vocabulary })
  return vocabulary
}
