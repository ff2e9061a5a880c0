import { isRecord } from '@/lib/values/read-value'

/** Deeper than any record of a feed; what is below is left out. */
const maxDepth = 30

/** The beginnings of words for people besides the agency: owners, sellers, buyers, tenants (facts.md 4.9, row 11). */
const people = [
  'owner',
  'vendor',
  'seller',
  'buyer',
  'purchaser',
  'tenant',
  'lessor',
  'lessee',
  'landlord',
  'occupant',
  'candidate',
  'client',
  'contactperson',
  'proprietaire',
  'acquereur',
  'vendeur',
  'locataire',
  'bailleur',
  'mandant',
  'eigenaar',
  'koper',
  'verkoper',
  'huurder',
  'verhuurder',
  'opdrachtgever',
  'kontaktperson',
  'eigentumer',
  'eigentuemer',
  'kaufer',
  'kaeufer',
  'verkaufer',
  'verkaeufer',
  'vermieter',
  'interessent',
]
const personal = new RegExp(`(?:^|_)(?:${people.join('|')}|mieter(?:$|_))`)

/** What an owner or tenant pays, and remarks for colleagues, which say anything of anyone (`notes` of Kyero is private). */
const charges = /(?:^|_)(?:charges?|costs?|kosten|lasten)(?:$|_)|ownership/
const remarks = /^(?:notes?|(?:private|internal)_?(?:notes?|remarks?|comments?))$/

/** The words of a key with `_` between them, without accents: `@Propriétaire`, `EstateOwner`, `contact_person`. */
const wordsOf = (key: string): string =>
  key
    .normalize('NFD')
    .replace(/[\p{M}@]/gu, '')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toLowerCase()

/** Whether a key of a record holds data of a person who is not of the agency. */
function isPersonalKey(key: string): boolean {
  const words = wordsOf(key).replace('contact_person', 'contactperson')
  return (personal.test(words) && !charges.test(words)) || remarks.test(words)
}

function sorted(value: unknown, isIncluded: (key: string) => boolean, depth = 0): unknown {
  if (depth > maxDepth) return null
  if (Array.isArray(value)) return value.map((item) => sorted(item, isIncluded, depth + 1))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .filter(isIncluded)
      .sort()
      .map((key) => [key, sorted(value[key], isIncluded, depth + 1)]),
  )
}

/**
 * A record without data of owners, sellers, buyers and tenants, with its keys in order: what is hashed and mapped. Nothing
 * else of the record goes further.
 */
export const withoutPeople = (record: unknown): unknown => sorted(record, (key) => !isPersonalKey(key))

/** A text that is equal for equal values, whatever the order of their keys. */
export const canonicalText = (value: unknown): string => JSON.stringify(sorted(value, () => true)) ?? 'null'
