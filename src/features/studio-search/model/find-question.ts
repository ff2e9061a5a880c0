import { foldedWords, isStopWord, maxSearchWords } from '@/features/listings/model/words/search-words'
import type { Locale } from '@/lib/i18n/locales'
import { internationalDigits } from '@/lib/values/phone'

import { compactCode, type FindTexts } from './findable'

/** What one typed word may be: patterns of `FindTexts`, any of which is enough. */
export type Term = readonly string[]

/** Any of these ways to read a search; each wants all of its terms. */
export type Question = readonly (readonly Term[])[]

/** Longer texts are cut. */
const maxLength = 200

/** Shorter searches would find nearly everything. */
const minLength = 2

const beginning = (word: string): string => ` ${word}`
const asWord = (word: string): string => ` ${word} `

/** The words of a search that say something; all of them if none does. */
export function questionWords(text: string, locale: Locale): string[] {
  const words = [...new Set(foldedWords(text.slice(0, maxLength)))]
  const meaningful = words.filter((word) => !isStopWord(word, locale))
  return (meaningful.length > 0 ? meaningful : words).slice(0, maxSearchWords)
}

const isPhone = (text: string): boolean => /^\+?[\d\s./()-]{6,}$/.test(text)

/** Ways to read a text besides its words: a code without separators, a telephone number with its country. */
function asCode(text: string): readonly Term[][] {
  const trimmed = text.trim()
  const codes = [compactCode(trimmed), isPhone(trimmed) ? internationalDigits(trimmed) : '']
  return codes.filter(Boolean).map((code) => [[beginning(code)]])
}

/**
 * What a text asks for: documents with all its words, or words that begin with them.
 *
 * @returns null for a text that is too short
 */
export function toQuestion(text: string, locale: Locale): Question | null {
  const words = questionWords(text, locale)
  if (words.join('').length < minLength) return null
  return [words.map((word) => [beginning(word)]), ...asCode(text)]
}

/** The same with words that were meant instead of mistyped ones. */
export const questionOfVariants = (variants: readonly (readonly string[])[]): Question => [
  variants.map((words) => words.map(asWord)),
]

const scores = { titleWord: 4, titleBeginning: 3, word: 2, beginning: 1 } as const

function scoreOf(pattern: string, { title, text, restricted }: FindTexts): number {
  const word = pattern.endsWith(' ') ? pattern : `${pattern} `
  if (title.includes(word)) return scores.titleWord
  if (title.includes(pattern)) return scores.titleBeginning
  if (text.includes(word) || restricted.includes(word)) return scores.word
  return text.includes(pattern) || restricted.includes(pattern) ? scores.beginning : 0
}

/** How well a document answers: from 0 (not at all) to 1 (every word is in its title). */
export function rateMatch(question: Question, texts: FindTexts): number {
  const rates = question.map((terms) => {
    const termScores = terms.map((patterns) =>
      Math.max(0, ...patterns.map((pattern) => scoreOf(pattern, texts))),
    )
    if (termScores.length === 0 || termScores.includes(0)) return 0
    return termScores.reduce((sum, each) => sum + each, 0) / (termScores.length * scores.titleWord)
  })
  return Math.max(0, ...rates)
}
