import type { CollectionSlug } from 'payload'

import { foldedWords } from '@/features/listings/model/words/search-words'
import { internationalDigits } from '@/lib/values/phone'
import { isRecord } from '@/lib/values/read-value'

/** A relation whose texts find the document too, such as the agent of a property. */
export interface FindableRelation {
  field: string
  collection: CollectionSlug
  /** Fields of the related documents. */
  texts: readonly string[]
  /** Found only by staff who may read the related collection. */
  isRestricted?: true
}

/** By which fields the studio finds the documents of a collection; paths such as `person.email`, in every language. */
export interface Findable {
  /** What editors know it by; matches here come first. */
  title: readonly string[]
  text?: readonly string[]
  related?: readonly FindableRelation[]
  /** Fields shown beside the title of a result. */
  detail?: readonly string[]
}

/** The folded words of one document, with a space around each: a pattern such as ` lieg` finds beginnings of words. */
export interface FindTexts {
  title: string
  /** Everything of the document, its title included. */
  text: string
  /** Texts of relations that not everyone may read. */
  restricted: string
}

type Document = Record<string, unknown>

/** More words than any title, address or name has. */
const maxWords = 300

const longestCode = 24

/** The texts of a stored value: one, or one per language. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : []
}

const valueAt = (document: Document, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), document)

/** A code or number without its separators: `AB-12.3` is also found as `ab123`. Empty if it is no code. */
export function compactCode(text: string): string {
  if (text.length > longestCode || !/\d/.test(text)) return ''
  const words = foldedWords(text)
  return words.length > 1 ? words.join('') : ''
}

/** A telephone number as it may be typed: with the country, and as dialled in Belgium. */
function phoneForms(text: string): string[] {
  const digits = internationalDigits(text)
  return digits.startsWith('32') ? [digits, `0${digits.slice(2)}`] : [digits]
}

function wordsAt(document: Document, path: string): string[] {
  const isPhone = /phone$/i.test(path)
  return textsOf(valueAt(document, path)).flatMap((text) => [
    ...foldedWords(text),
    compactCode(text),
    ...(isPhone ? phoneForms(text) : []),
  ])
}

/** Different words with a space around each; empty without words. */
function spaced(words: readonly string[]): string {
  const different = [...new Set(words)].filter(Boolean).slice(0, maxWords)
  return different.length > 0 ? ` ${different.join(' ')} ` : ''
}

/**
 * The words by which a document is found.
 *
 * @param document read in all languages
 * @param relatedTo the documents that a relation leads to, read in all languages
 */
export function findTexts(
  document: Document,
  { title, text = [], related = [] }: Findable,
  relatedTo: (relation: FindableRelation) => readonly Document[],
): FindTexts {
  const wordsOf = (paths: readonly string[], of: Document) => paths.flatMap((path) => wordsAt(of, path))
  const relatedWords = (isRestricted: boolean) =>
    related
      .filter((relation) => (relation.isRestricted ?? false) === isRestricted)
      .flatMap((relation) => relatedTo(relation).flatMap((each) => wordsOf(relation.texts, each)))
  const titleWords = wordsOf(title, document)
  return {
    title: spaced(titleWords),
    text: spaced([...titleWords, ...wordsOf(text, document), ...relatedWords(false)]),
    restricted: spaced(relatedWords(true)),
  }
}
