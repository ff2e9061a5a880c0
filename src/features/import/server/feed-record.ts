import { isLocale, type Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'
import { cleanText } from '@/lib/values/text'

import { withoutPeople } from '../model/canonical'
import type { UnreadableReason } from '../model/feed-reading'
import { signOf } from '../model/field-values'
import type { FeedIdentity } from '../model/identify'
import { codeOfSign, foreignKey } from '../model/languages'
import { readSign } from '../model/mapping'
import type { ImportSource } from './import-source'
import type { RecordContext } from './readers/feed-reader'

/** Of the whole; a feed has a handful. */
const maxValues = 100
const maxNumberLength = 80

/** One key for the records of a property: a number counts within its provider. */
export const scanKey = (number: string, provider: string): string => `${provider}\u0000${number}`

/** The values of one file, by key: an element may be there a thousand times; the first says what the whole is. */
export class FileValues {
  readonly values = new Map<string, unknown>()

  add(key: string, value: unknown): void {
    const name = key.toLowerCase()
    if (!this.values.has(name) && this.values.size < maxValues) this.values.set(name, value)
  }

  is(path: string | undefined, sign: string): boolean {
    return path !== undefined && isSign(this.values.get(path.toLowerCase()), sign)
  }
}

/** Programs write `TEIL` and `Delete` in any capitals. */
const isSign = (value: unknown, sign: string): boolean => signOf(value).toUpperCase() === sign.toUpperCase()

/** A number is any text of one line. */
const cleanNumber = (sign: string): string => cleanText(sign, { lines: false }).replace(/\s+/g, ' ')

export interface FeedRecord extends FeedIdentity {
  key: string
  /** Null for a record of a language that the source does not have. */
  language: Locale | null
  foreign?: string
  /** Whether the record says of which language it is; the whole property is gone when one that does not is deleted. */
  isNamed: boolean
  record: unknown
  /** Whether a feed of changes says that the property is gone. */
  isGone: boolean
}

function languageOfRecord(
  parsed: Record<string, unknown>,
  source: ImportSource,
): Pick<FeedRecord, 'language' | 'foreign' | 'isNamed'> {
  const { format, languages, textLanguage } = source
  const sign = signOf(parsed[foreignKey] ?? readSign(parsed, format.languagePath))
  const named = sign === '' ? textLanguage : codeOfSign(sign, format.languages)
  // A source of one language may write anything for it, but not the sign of another.
  const language = named ?? (languages.length === 1 && parsed[foreignKey] === undefined ? languages[0] : null)
  const isWanted =
    isLocale(language) && (languages.length === 0 || languages.includes(language) || sign === '')
  return isWanted ? { language, isNamed: sign !== '' } : { language: null, foreign: sign, isNamed: true }
}

/** @returns why the record has no place among the others, when it has none */
export function toFeedRecord(
  parsed: unknown,
  { provider = '' }: RecordContext,
  { source, isAllGone }: { source: ImportSource; isAllGone: boolean },
): FeedRecord | UnreadableReason {
  const { format } = source
  if (!isRecord(parsed)) return 'malformed'
  const number = cleanNumber(readSign(parsed, format.idPath))
  if (number === '') return 'noNumber'
  if (number.length > maxNumberLength) return 'longNumber'
  const { delta } = format
  return {
    key: scanKey(number, provider),
    number,
    provider,
    permanentId: format.permanentIdPath
      ? cleanNumber(readSign(parsed, format.permanentIdPath)).slice(0, 200)
      : '',
    ...languageOfRecord(parsed, source),
    record: withoutPeople(parsed),
    isGone: isAllGone || (delta !== undefined && isSign(readSign(parsed, delta.gonePath), delta.goneSign)),
  }
}
