import type { Answer, Answers, FormRule } from './form-field'
import type { Problem } from './problems'

/**
 * Characters of the PDF font beside plain Latin letters: Western and Central European, Turkish and Romanian letters and
 * common signs. A test compares the list with the font files.
 */
const printable =
  /[\n\t -~\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u202f\u2039\u203a\u20ac\u2212]/u

/** Left out in PDFs. */
const invisible = /\p{Cf}/u

const maxShown = 10

/** The characters of a text that the PDF font lacks, each once; a few at most. */
export const unprintable = (text: string): string[] =>
  [...new Set(text)].filter((letter) => !printable.test(letter) && !invisible.test(letter)).slice(0, maxShown)

/** Both days are sortable text; both bounds are numbers. */
const isBefore = (one: Answer, other: Answer): boolean =>
  typeof one === typeof other && (typeof one === 'string' || typeof one === 'number') && one < other

type RuleProblem = { field: string; problem: Problem; other?: string }

const unprintableIn = (fields: readonly string[], answers: Answers): RuleProblem[] =>
  fields.flatMap((field) => {
    const letters = unprintable(String(answers[field] ?? '')).join(' ')
    return letters === '' ? [] : { field, problem: { code: 'printable', values: { limit: letters } } }
  })

type PairRule = Exclude<FormRule, { rule: 'sameAmount' | 'printable' }>

function breach(rule: PairRule, answers: Answers): RuleProblem | null {
  const [name, otherName] = rule.rule === 'range' ? [rule.upper, rule.lower] : [rule.field, rule.other]
  const [one, other] = [answers[name], answers[otherName]]
  if (one === undefined || other === undefined) return null
  const isBroken = rule.rule === 'differs' ? one === other : isBefore(one, other)
  return isBroken ? { field: name, problem: { code: rule.rule }, other: otherName } : null
}

/** The broken rules between answers that are valid one by one; `sameAmount` is checked on the server only. */
export const findBreaches = (rules: readonly FormRule[], answers: Answers): RuleProblem[] =>
  rules.flatMap((rule) => {
    if (rule.rule === 'sameAmount') return []
    return rule.rule === 'printable' ? unprintableIn(rule.fields, answers) : (breach(rule, answers) ?? [])
  })
