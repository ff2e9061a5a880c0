import { normaliseAddress } from './mail-address'
import { redacted } from './redact'

/** How the answers of a lead call people the visitor named: `secondEmail`, `secondLastName`, `friendName`. */
const namedPeople = ['second', 'friend']

type Row = Record<string, unknown>

const answersOf = ({ answers }: Row): Row =>
  typeof answers === 'object' && answers !== null ? (answers as Row) : {}

function namesWith(answers: Row, address: string): string[] {
  return namedPeople.filter((name) => {
    const email = answers[`${name}Email`]
    return typeof email === 'string' && normaliseAddress(email) === address
  })
}

/** Whether a lead of somebody else names the person with this address. */
export const isNamedIn = (lead: Row, address: string): boolean =>
  namesWith(answersOf(lead), address).length > 0

/** The lead without what it says of the named person besides the address itself. */
export function withoutNamed(lead: Row, address: string): Row {
  const answers = answersOf(lead)
  const names = namesWith(answers, address)
  if (names.length === 0) return lead
  const isTheirs = (field: string) => names.some((name) => field.startsWith(name) && field !== `${name}Email`)
  const left = Object.entries(answers).map(([field, value]) => [field, isTheirs(field) ? redacted : value])
  return { ...lead, answers: Object.fromEntries(left) }
}
