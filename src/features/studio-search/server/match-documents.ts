import type { CollectionSlug, PayloadRequest } from 'payload'

import {
  questionOfVariants,
  questionWords,
  rateMatch,
  toQuestion,
} from '@/features/studio-search/model/find-question'
import { cachedVariants } from '@/features/listings/model/words/find-variants'
import type { Locale } from '@/lib/i18n/locales'

import { findableCollections } from './findable-collections'
import { getStudioVocabulary } from './get-studio-vocabulary'
import { readCandidates, type CandidateQuery, type Candidate } from './read-candidates'

export interface Match {
  kind: CollectionSlug
  document: string
  /** From 0 to 1, see `rateMatch`. */
  rate: number
}

export interface Matches {
  /** The best first. Not yet checked against the access rules of the documents. */
  matches: Match[]
  /** What was searched for instead, if the text has mistakes; otherwise null. */
  corrected: string | null
}

const noMatches: Matches = { matches: [], corrected: null }

/** The collections whose restricted texts the user may use: those that lead to collections that the user reads. */
async function findUnrestricted(
  req: PayloadRequest,
  kinds: readonly CollectionSlug[],
): Promise<CollectionSlug[]> {
  const mayRead = async (slug: CollectionSlug) =>
    // A rule that opens only the own documents does not open names of others.
    (await req.payload.collections[slug].config.access.read({ req })) === true
  const collections = findableCollections(req.payload)
    .filter(({ slug }) => kinds.includes(slug))
    .map(async ({ slug, findable }) => {
      const relations = (findable.related ?? []).filter(({ isRestricted }) => isRestricted)
      if (relations.length === 0) return []
      const readable = await Promise.all(relations.map(({ collection }) => mayRead(collection)))
      return readable.every(Boolean) ? [slug] : []
    })
  return (await Promise.all(collections)).flat()
}

const rated = (question: CandidateQuery['question'], candidates: readonly Candidate[]): Match[] =>
  candidates
    .map(({ kind, document, ...texts }) => ({ kind, document, rate: rateMatch(question, texts) }))
    .toSorted((one, other) => other.rate - one.rate)

/** The words that were meant; null if none was mistyped, or if one resembles nothing. */
async function correct(req: PayloadRequest, text: string, locale: Locale): Promise<string[][] | null> {
  const vocabulary = await getStudioVocabulary(req.payload, locale)
  const variants = questionWords(text, locale).map((word) => [...cachedVariants(word, vocabulary)])
  return variants.length > 0 && variants.every((words) => words.length > 0) ? variants : null
}

/**
 * The documents that a text means: those with all its words, or words that begin with them; if there are none, those with
 * the words that were meant, forgiving mistakes as on the site.
 *
 * @param limit of each collection
 */
export async function matchDocuments(
  req: PayloadRequest,
  text: string,
  { kinds, locale, limit }: { kinds: readonly CollectionSlug[]; locale: Locale; limit: number },
): Promise<Matches> {
  const question = toQuestion(text, locale)
  if (!question) return noMatches
  const limits = { kinds, restricted: await findUnrestricted(req, kinds), limit }
  const exact = await readCandidates(req.payload, { ...limits, question })
  if (exact.length > 0) return { matches: rated(question, exact), corrected: null }
  const variants = await correct(req, text, locale)
  if (!variants) return noMatches
  const meant = questionOfVariants(variants)
  const candidates = await readCandidates(req.payload, { ...limits, question: meant })
  const corrected = variants.map(([first]) => first).join(' ')
  return candidates.length > 0 ? { matches: rated(meant, candidates), corrected } : noMatches
}
