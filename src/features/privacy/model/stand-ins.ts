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
  const mark = sha256(`${salt} ${person.trim().toLowerCase()}`).slice(0, 8)
  return {
    firstName: 'Person',
    lastName: mark,
    email: `person-${mark}@example.invalid`,
    phone: '+32 2 000 00 00',
  }
}

/** In place of a text that a visitor wrote. */
const removed = '…'

/** Values of choices, numbers, dates and ids: no visitor writes a name in this form. */
const isCode = (text: string): boolean => /^[a-z0-9][\w.:+-]{0,60}$/.test(text) || text === ''

const named: readonly [RegExp, (person: StandIn) => string][] = [
  [/e-?mail/i, ({ email }) => email],
  [/first-?name/i, ({ firstName }) => firstName],
  [/name/i, ({ lastName }) => lastName],
  [/phone|mobile/i, ({ phone }) => phone],
]

/**
 * The answers of a form without what names its sender: what the name of a field says is replaced, and any other text but
 * the values of choices.
 */
export function anonymousAnswers(value: unknown, person: StandIn, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => anonymousAnswers(each, person, name))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, anonymousAnswers(each, person, key)]),
    )
  if (typeof value !== 'string') return value
  const [, write] = named.find(([pattern]) => pattern.test(name)) ?? []
  if (write && value !== '') return write(person)
  return isCode(value) ? value : removed
}

/** A text that a visitor or member of staff wrote, perhaps by language; empty ones stay so. */
export const anonymousText = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, anonymousText(text)]))
    : value && removed
