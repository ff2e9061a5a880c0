import { LRUCache } from 'lru-cache'

import { type Locale, localized, type OfLanguages } from '@/lib/i18n/locales'

import { phrasesIn } from '../plain-words/lexicon'
import { forgivenMistakes, wordDistance } from './word-distance'
import { stemOf } from './word-forms'

/**
 * Names of the same kind of home in adverts. Folded, separated by blanks, one kind a line, with plurals: a stem would
 * join `lage` and `lager`. A pair is read one way: `ferme` is also "closed". Left out is what means more than
 * the home, as `hoeven` in Dutch.
 */
const groups: OfLanguages<readonly (string | readonly [typed: string, meant: string])[]> = {
  nl: [
    'hoeve hoeves hoevetje hoevetjes fermette fermettes boerderij boerderijen boerderijtje boerderijtjes',
    'rijwoning rijwoningen rijhuis rijhuizen',
    'herenhuis herenhuizen herenwoning herenwoningen burgerhuis burgerhuizen burgerwoning burgerwoningen',
    'dakappartement dakappartementen penthouse penthouses',
    'vrijstaand vrijstaande alleenstaand alleenstaande losstaand losstaande',
    'lijfrente lijfrentes viager',
    'magazijn magazijnen loods loodsen opslagruimte opslagruimtes opslagruimten',
  ],
  fr: [['ferme fermes', 'fermette fermettes'], 'entrepot entrepots hangar hangars'],
  en: ['farmhouse farmhouses farm farms farmstead farmsteads', 'annuity annuities viager'],
  de: [
    'bauernhaus bauernhauser bauernhof bauernhofe',
    'reihenhaus reihenhauser reihenmittelhaus reihenmittelhauser',
    'herrenhaus herrenhauser burgerhaus burgerhauser',
    'penthouse penthouses dachwohnung dachwohnungen dachgeschosswohnung dachgeschosswohnungen',
    'leibrente leibrenten viager',
    'lager lagerhalle lagerhallen lagerraum lagerraume',
  ],
}

function byWord(locale: Locale): ReadonlyMap<string, readonly string[]> {
  const entries = (groups[locale] ?? []).flatMap((group) => {
    const [typed, meant] = typeof group === 'string' ? [group, group] : group
    return typed.split(' ').map((word) => [word, meant.split(' ')] as const)
  })
  return new Map(entries)
}

const prepared = localized(byWord)

/**
 * The words that mean the same as a word, in each form that adverts write; none for most words.
 *
 * @param word folded
 */
const sameWords = (word: string, locale: Locale): readonly string[] => prepared[locale].get(word) ?? []

/** More variants would make a query slow and its result arbitrary. */
const maxVariants = 40

/** Shorter beginnings of words are too common to stand for the whole word. */
const minPrefix = 3

/** The different words of all properties in one language, prepared for comparing. */
export interface Vocabulary {
  locale: Locale
  /** Folded, in alphabetical order; compounds that are written apart have blanks (`indexedWords`). */
  words: readonly string[]
  all: ReadonlySet<string>
  /** Which letters each word has, one bit each. */
  masks: Uint32Array
  /** By what forms and spellings of a word have in common. */
  byStem: ReadonlyMap<string, readonly string[]>
}

/** One bit per letter; digits share five. */
function letterMask(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    mask |= 1 << (code >= 97 ? code - 97 : 26 + (code % 5))
  }
  return mask >>> 0
}

function countBits(mask: number): number {
  let bits = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}

export function makeVocabulary(words: readonly string[], locale: Locale): Vocabulary {
  const byStem = new Map<string, string[]>()
  for (const word of words) {
    const stem = stemOf(word.replaceAll(' ', ''), locale)
    byStem.set(stem, [...(byStem.get(stem) ?? []), word])
  }
  const sorted = words.toSorted()
  return { locale, words: sorted, all: new Set(sorted), masks: Uint32Array.from(sorted, letterMask), byStem }
}

/** The most common mistake, a letter written once instead of twice, counts half. */
const halfMistake = 0.5

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1')

/** Whether two words have the same first letter, allowing one letter more or less, or two swapped: typing errors in it are rare. */
const beginAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || one[0] === other[1] || one[1] === other[0]

/** The words within some mistakes of a word, those with the fewest alone unless `isWide`. */
function similarWords(word: string, { words, masks }: Vocabulary, max: number, isWide = false): string[] {
  if (max === 0) return []
  const [mask, single] = [letterMask(word), withoutDoubles(word)]
  const similar: { each: string; distance: number }[] = []
  for (const [at, each] of words.entries()) {
    if (Math.abs(each.length - word.length) > max || (isWide && !beginAlike(word, each))) continue
    // A mistake changes two letters of the set at most.
    if (countBits((masks[at] ?? 0) ^ mask) > 2 * max) continue
    const distance = wordDistance(word, each, max)
    if (distance > max) continue
    similar.push({ each, distance: withoutDoubles(each) === single ? halfMistake : distance })
  }
  const least = Math.min(...similar.map(({ distance }) => distance))
  return similar
    .filter(({ distance }) => isWide || distance === least)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ each }) => each)
}

/** The words that begin with a text, shortest first. */
export function wordsBeginningWith(prefix: string, { words }: Vocabulary): string[] {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  let end = low
  while (words[end]?.startsWith(prefix)) end += 1
  return words.slice(low, end).toSorted((one, other) => one.length - other.length)
}

/** The words of properties that are forms of a word, written together or apart; exactly as they are listed. */
export const formsOf = (word: string, { byStem, locale }: Vocabulary): readonly string[] =>
  byStem.get(stemOf(word, locale)) ?? []

/** The words of properties that mean the same, exactly as they are listed: `lage` has the stem of `lager`. */
const sameIn = (word: string, { all, locale }: Vocabulary): string[] =>
  sameWords(word, locale).filter((each) => all.has(each))

/** Whether a property has the word in some form, or another that means the same. */
export const isUnderstood = (word: string, vocabulary: Vocabulary): boolean =>
  formsOf(word, vocabulary).length > 0 || sameIn(word, vocabulary).length > 0

/** A word of the trade is no mistake: `loft` is not a lift. */
const isTradeWord = (word: string, { locale }: Vocabulary): boolean => phrasesIn(locale).of.has(word)

/**
 * The words of properties that a typed word may mean: its own forms and those of words that mean the same; else what it
 * begins, such as `appart`; else what was meant if it has a mistake or two.
 *
 * @param word folded
 * @returns none if no property has such a word
 */
export function findVariants(word: string, vocabulary: Vocabulary): string[] {
  const forms = [...formsOf(word, vocabulary), ...sameIn(word, vocabulary)]
  if (forms.length > 0) return [...new Set(forms)].slice(0, maxVariants)
  const begun = word.length >= minPrefix && !/^\d+$/.test(word) ? wordsBeginningWith(word, vocabulary) : []
  if (begun.length > 0) return begun.slice(0, maxVariants)
  if (isTradeWord(word, vocabulary)) return []
  const similar = similarWords(word, vocabulary, forgivenMistakes(word)).flatMap((each) =>
    formsOf(each, vocabulary),
  )
  return [...new Set(similar)].slice(0, maxVariants)
}

const maxCached = 1000
const variantCaches = new WeakMap<Vocabulary, LRUCache<string, readonly string[]>>()

/** `findVariants`, cached for each vocabulary: a list that is empty counts its search without each word and with others. */
export function cachedVariants(word: string, vocabulary: Vocabulary): readonly string[] {
  const variantsByWord = variantCaches.get(vocabulary) ?? new LRUCache({ max: maxCached })
  variantCaches.set(vocabulary, variantsByWord)
  const variants = variantsByWord.get(word) ?? findVariants(word, vocabulary)
  variantsByWord.set(word, variants)
  return variants
}

/** More mistakes than a search forgives; three in a short word would be another word. */
const nearMistakes = ({ length }: string): number => (length < 4 ? 1 : length < 8 ? 2 : 3)

/** Words that resemble a word which finds nothing, the most similar first. */
export function findNearWords(word: string, vocabulary: Vocabulary, max: number): string[] {
  if (isTradeWord(word, vocabulary)) return []
  const near = similarWords(word, vocabulary, nearMistakes(word), true).filter((each) => each !== word)
  return near.slice(0, max)
}
