import type { Translator } from '@/lib/i18n/translator'

/** Possible errors of an answer; each has a text in the messages under `form.problems`. */
export const problemCodes = [
  'required',
  'email',
  'phone',
  'url',
  'postcodes',
  'tooShort',
  'tooLong',
  'number',
  'tooSmall',
  'tooLarge',
  'date',
  'tooEarly',
  'tooLate',
  'choice',
  'chooseOne',
  'tooMany',
  'point',
  'text',
  'consent',
  'fileKind',
  'fileSize',
  'fileEmpty',
  'notBefore',
  'sameAmount',
  'range',
  'differs',
  'printable',
] as const

export type ProblemCode = (typeof problemCodes)[number]

/** The texts with placeholders such as `{field} is required`: plain data for server and browser. */
export type ProblemTexts = Record<ProblemCode, string>

/** Values of the placeholders. */
export type ProblemValues = Partial<Record<'field' | 'other' | 'limit', string | number>>

export interface Problem {
  code: ProblemCode
  values?: ProblemValues
}

/** The texts of one language. */
export const problemTextsOf = (t: Translator): ProblemTexts =>
  Object.fromEntries(
    problemCodes.map((code) => [code, String(t.raw(`form.problems.${code}`))]),
  ) as ProblemTexts

/** A label inside a sentence, without its question mark. */
export const labelInSentence = (label: string): string => label.replace(/\s*\?$/u, '')

/** The text of a problem. */
export const describeProblem = (texts: ProblemTexts, { code, values = {} }: Problem): string =>
  texts[code].replace(/\{(field|other|limit)\}/g, (_, name: keyof ProblemValues) =>
    labelInSentence(String(values[name] ?? '')),
  )
