import { isRecord } from '@/lib/values/read-value'

/** Deeper than any record of a feed; what is below is left out. */
const maxDepth = 30

/** Keys of people besides the agency: owners, sellers, buyers, tenants (facts.md 4.9, row 11), in five spellings. */
const personal = new RegExp(
  `^(?:${[
    ...['owner', 'vendor', 'seller', 'buyer', 'purchaser', 'tenant', 'lessor', 'lessee', 'landlord'],
    ...['contact_?person', 'candidate', 'proprietaire', 'acquereur', 'vendeur', 'locataire', 'bailleur'],
    ...['eigenaar', 'koper', 'verkoper', 'huurder', 'verhuurder', 'kontaktperson', 'interessent', 'mieter$'],
    ...['eigent(?:ue|ü)mer', '(?:ver)?k(?:ae|ä)ufer', 'vermieter', 'mieter_'],
    // Remarks for colleagues say anything of anyone; `notes` of Kyero is private.
    ...['notes?$', '(?:private|internal)_?(?:notes?|remarks?|comments?)'],
  ].join('|')})`,
  'i',
)

/** Keys of the property itself that begin like those of people. */
const notPersonal = /^(?:owner|tenant)s?[_-]?(?:charges|costs?|ship)/i

/** Whether a key of a record holds data of a person who is not of the agency. */
const isPersonalKey = (key: string): boolean => personal.test(key) && !notPersonal.test(key)

function sorted(value: unknown, keeps: (key: string) => boolean, depth = 0): unknown {
  if (depth > maxDepth) return null
  if (Array.isArray(value)) return value.map((item) => sorted(item, keeps, depth + 1))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .filter(keeps)
      .sort()
      .map((key) => [key, sorted(value[key], keeps, depth + 1)]),
  )
}

/**
 * A record without data of owners, sellers, buyers and tenants, with its keys in order: what is hashed and mapped. Nothing
 * else of the record goes further.
 */
export const withoutPeople = (record: unknown): unknown => sorted(record, (key) => !isPersonalKey(key))

/** A text that is equal for equal values, whatever the order of their keys. */
export const canonicalText = (value: unknown): string => JSON.stringify(sorted(value, () => true)) ?? 'null'
