import type { Answer, Answers, FormRule } from './form-field'
import { unprintable } from './printable'
import type { Problem } from './problems'

/** Both days are text in the order of time; both bounds are numbers. */
const isBefore = (one: Answer, other: Answer): boolean =>
  typeof one === typeof other && (typeof one === 'string' || typeof one === 'number') && one < other

type Found = { field: string; problem: Problem; other?: string }

const unprintableIn = (fields: readonly string[], answers: Answers): Found[] =>
  fields.flatMap((field) => {
    const letters = unprintable(String(answers[field] ?? '')).join(' ')
    return letters === '' ? [] : { field, problem: { code: 'printable', values: { limit: letters } } }
  })

type PairRule = Exclude<FormRule, { rule: 'sameAmount' | 'printable' }>

function breach(rule: PairRule, answers: Answers): Found | null {
  const [name, otherName] = rule.rule === 'range' ? [rule.upper, rule.lower] : [rule.field, rule.other]
  const [one, other] = [answers[name], answers[otherName]]
  if (one === undefined || other === undefined) return null
  const isBroken = rule.rule === 'differs' ? one === other : isBefore(one, other)
  return isBroken ? { field: name, problem: { code: rule.rule }, other: otherName } : null
}

/** What does not agree between answers that are right by themselves; `sameAmount` is judged on the server alone. */
export const findBreaches = (rules: readonly FormRule[], answers: Answers): Found[] =>
  rules.flatMap((rule) => {
    if (rule.rule === 'sameAmount') return []
    return rule.rule === 'printable' ? unprintableIn(rule.fields, answers) : (breach(rule, answers) ?? [])
  })
