import { normaliseEmail } from '@/lib/email/email-address'
import { isRecord } from '@/lib/values/read-value'
import { redacted } from './redact'

/** Prefixes of answers about people the visitor named: `secondEmail`, `secondLastName`, `friendName`. */
const namedPeople = ['second', 'friend']

type Row = Record<string, unknown>

const answersOf = ({ answers }: Row): Row => (isRecord(answers) ? answers : {})

function namesWith(answers: Row, email: string): string[] {
  return namedPeople.filter((name) => {
    const named = answers[`${name}Email`]
    return typeof named === 'string' && normaliseEmail(named) === email
  })
}

/** Whether another person's lead names the person with this e-mail address. */
export const isNamedIn = (lead: Row, email: string): boolean => namesWith(answersOf(lead), email).length > 0

/** The lead without the answers about the named person, except the e-mail address itself. */
export function withoutNamed(lead: Row, email: string): Row {
  const answers = answersOf(lead)
  const names = namesWith(answers, email)
  if (names.length === 0) return lead
  const isTheirs = (field: string) => names.some((name) => field.startsWith(name) && field !== `${name}Email`)
  const left = Object.entries(answers).map(([field, value]) => [field, isTheirs(field) ? redacted : value])
  return { ...lead, answers: Object.fromEntries(left) }
}
