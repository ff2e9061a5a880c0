import { sha256 } from '@/lib/values/digest'
import { isRecord } from '@/lib/values/read-value'

/** The person in whose place a copy of the site has it: the same one everywhere in a copy, and not traceable. */
export interface StandIn {
  firstName: string
  lastName: string
  /** In a domain that never exists (RFC 2606). */
  email: string
  phone: string
}

/**
 * @param salt random, of one copy and stored nowhere
 * @param person the e-mail address, or the id of the row where there is none
 */
export function standIn(salt: string, person: string): StandIn {
  const mark = sha256(`${salt} ${person.trim().toLowerCase()}`).slice(0, 16)
  return {
    firstName: 'Person',
    lastName: mark,
    email: `person-${mark}@example.invalid`,
    phone: '+32 2 000 00 00',
  }
}

/** In place of a text that a visitor wrote. */
const removed = '…'

const named: readonly [RegExp, (person: StandIn) => string][] = [
  [/e-?mail/i, ({ email }) => email],
  [/first-?name/i, ({ firstName }) => firstName],
  [/name/i, ({ lastName }) => lastName],
  [/phone|mobile/i, ({ phone }) => phone],
]

/**
 * The answers of a form without what names its sender: what the name of a field says is replaced, and any other text but
 * the values of choices.
 *
 * @param choices names of the fields whose values are none that a visitor has typed
 */
export function anonymousAnswers(
  value: unknown,
  { person, choices }: { person: StandIn; choices: ReadonlySet<string> },
  name = '',
): unknown {
  const of = { person, choices }
  if (Array.isArray(value)) return value.map((each) => anonymousAnswers(each, of, name))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, anonymousAnswers(each, of, key)]),
    )
  if (typeof value !== 'string' || value === '' || choices.has(name)) return value
  const [, write] = named.find(([pattern]) => pattern.test(name)) ?? []
  return write ? write(person) : removed
}

/** A text that a visitor or member of staff wrote, perhaps by language; empty ones stay so. */
export const anonymousText = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, anonymousText(text)]))
    : value && removed
