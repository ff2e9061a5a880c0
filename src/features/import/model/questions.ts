import { propertyStatuses } from '@/features/property/model/availability'
import { isCountryNumber } from '@/features/property/model/countries'
import { isOneOf } from '@/lib/values/read-value'
import { slugify } from '@/lib/values/slugify'

import { foldCode } from './fold-code'

/** What a feed names in words that the site does not know: someone says once what they mean. */
export const questionKinds = ['place', 'type', 'status', 'provider'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const isQuestionKind = (value: unknown): value is QuestionKind => isOneOf(questionKinds, value)

/** A question that a property asks. */
export interface UnknownWord {
  kind: QuestionKind
  /** As the feed writes it; empty for a status that is empty. */
  word: string
}

/** A question of a run, with the number of properties that ask it. */
export interface Question extends UnknownWord {
  properties: number
}

/** Properties wait for these; with the others they are stored. */
const waitedFor: readonly QuestionKind[] = ['place', 'type']
export const mustWait = (questions: readonly UnknownWord[]): boolean =>
  questions.some(({ kind }) => waitedFor.includes(kind))

/** One form for the spellings of a word: of a place without accents, capitals and hyphens, of a code without spaces too. */
export const foldWord = (kind: QuestionKind, word: string): string =>
  kind === 'place'
    ? word.split(',').map(slugify).filter(Boolean).join(',') || word.trim().toLowerCase()
    : foldCode(word)

/** A stored answer, by the key of the source and the folded word. */
export interface Answer {
  kind: QuestionKind
  /** Folded. */
  word: string
  value: string
}

/** The answers of a source: values by kind and folded word. */
export type Answers = ReadonlyMap<string, string>

const answerKey = (kind: QuestionKind, folded: string): string => `${kind} ${folded}`

export const toAnswers = (answers: readonly Answer[]): Answers =>
  new Map(answers.map(({ kind, word, value }) => [answerKey(kind, word), value]))

/** What was answered to a word. A place is known by its name alone too: `Spa` answers `Spa, Belgique`. */
export function answerTo(answers: Answers, { kind, word }: UnknownWord): string | undefined {
  const folded = foldWord(kind, word)
  const answer = answers.get(answerKey(kind, folded))
  return (
    answer ?? (kind === 'place' ? answers.get(answerKey(kind, folded.split(',', 1)[0] ?? '')) : undefined)
  )
}

/** A place that an answer names: `4900 Spa`, or with the number of its country, `1276:53111 Bonn`. */
export interface AnsweredPlace {
  zip: string
  name: string
  countryId: number | null
}

export function parsePlace(value: string): AnsweredPlace | null {
  const match =
    /^(?:(\d{1,6}):)?([A-Z0-9][A-Z0-9-]{0,9}(?: \d[A-Z]{2}| \d{2,3}(?= ))?)\s+(\S.{0,118})$/i.exec(
      value.trim(),
    )
  if (!match) return null
  const [, country, zip = '', name = ''] = match
  const countryId = country ? Number(country) : null
  if (!/\d/.test(zip) || (countryId !== null && !isCountryNumber(countryId))) return null
  return { zip, name: name.trim(), countryId }
}

/** Whether a value answers a question of its kind. */
export function isAnswer(kind: QuestionKind, value: string): boolean {
  if (kind === 'place') return parsePlace(value) !== null
  if (kind === 'type') return /^[1-9]\d?$/.test(value)
  return kind === 'status' ? isOneOf(propertyStatuses, value) : value === 'same' || value === 'other'
}

/**
 * Reads an answer of the command, `place:Spa=4900 Spa`.
 *
 * @returns null when it is none
 */
export function parseAnswerText(text: string): Answer | null {
  const match = /^(\w+):(.*)=([^=]+)$/.exec(text)
  const [, kind, word = '', value = ''] = match ?? []
  if (!isQuestionKind(kind) || !isAnswer(kind, value.trim())) return null
  return { kind, word: foldWord(kind, word), value: value.trim() }
}

/** Adds up what the properties of a run ask, the most asked first. */
export function countQuestions(unknownWords: Iterable<readonly UnknownWord[]>): Question[] {
  const questions = new Map<string, Question>()
  for (const words of unknownWords)
    for (const { kind, word } of words) {
      const key = answerKey(kind, foldWord(kind, word))
      const question = questions.get(key)
      if (question) question.properties += 1
      else questions.set(key, { kind, word, properties: 1 })
    }
  return [...questions.values()].sort((one, other) => other.properties - one.properties)
}
