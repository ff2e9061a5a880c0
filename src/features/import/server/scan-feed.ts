import { isLocale, type Locale } from '@/lib/i18n/locales'
import { sha256 } from '@/lib/values/digest'
import { isRecord } from '@/lib/values/read-value'
import { cleanText } from '@/lib/values/text'

import { canonicalText, withoutPeople } from '../model/canonical'
import type { FeedFormat } from '../model/feed-format'
import type { RecordsByLanguage } from '../model/map-property'
import { signOf } from '../model/field-values'
import { readPath } from '../model/mapping'
import type { ImportSource } from './import-source'
import type { FeedEnd, FeedParts } from './readers/feed-reader'
import { readCsv } from './readers/read-csv'
import { readJson } from './readers/read-json'
import { readXml } from './readers/read-xml'

/** What a first pass over the feed finds. Records are read again when they have changed. */
export interface FeedScan {
  /** Hash of each record by number of the property and language. */
  hashes: Map<string, Map<Locale, string>>
  /** Numbers with two different records in one language. */
  duplicates: Set<string>
  /** Records without a number: which properties are in the feed is not known. */
  unreadable: number
  /** Names of types by web number and language. */
  typeNames: Map<number, Partial<Record<Locale, string>>>
  /** Other values of the file, by key. */
  values: Map<string, unknown>
  /** Numbers that a feed of changes says are gone, with the languages of those records; in all languages when none is named. */
  gone: Map<string, Set<Locale>>
  /** Whether the feed has only what has changed: what it does not name stays. */
  isDelta: boolean
  isTruncated: boolean
  hasWrongEncoding: boolean
}

/** Of the whole; a feed has a handful. */
const maxValues = 100

/** Numbers and texts that identify a property. */
const idPattern = /^[\w.:-]{1,100}$/

/** Reads a file in the arrangement of its format. */
function readFeed(file: string, { arrangement }: FeedFormat, parts: FeedParts): Promise<FeedEnd> {
  if (arrangement.kind === 'xml') return readXml(file, arrangement, parts)
  return arrangement.kind === 'csv' ? readCsv(file, parts) : readJson(file, arrangement, parts)
}

/** The number in a record that cannot be parsed, such as one with far too much text, from its first characters. */
const idInText = (text: string, { idPath }: FeedFormat): string | null =>
  // Before the first list or record inside: that could have a number of its own.
  new RegExp(`"${idPath}"\\s*:\\s*"?([\\w.:-]{1,100})`).exec(text.slice(1).split(/[{[]/, 1)[0] ?? '')?.[1] ??
  null

interface FeedRecord {
  id: string
  /** Null for a record of a language that the source does not have, or of none. */
  language: Locale | null
  record: unknown
  /** Whether it names a language that the source does not have. */
  isForeign: boolean
  /** Whether a feed of changes says that the property is gone. */
  isGone: boolean
}

/** @returns null for a record without a number */
function toFeedRecord(parsed: unknown, text: string, { format, languages }: ImportSource): FeedRecord | null {
  if (!isRecord(parsed)) {
    const id = idInText(text, format)
    return id === null ? null : { id, language: null, record: null, isForeign: false, isGone: false }
  }
  const id = signOf(readPath(parsed, format.idPath))
  if (!idPattern.test(id)) return null
  const sign = signOf(readPath(parsed, format.languagePath)).toLowerCase()
  const language = Object.hasOwn(format.languages, sign)
    ? format.languages[sign]
    : languages.length === 1
      ? languages[0]
      : null
  const isWanted = isLocale(language) && (languages.length === 0 || languages.includes(language))
  const { delta } = format
  const isGone = delta !== undefined && readPath(parsed, delta.gonePath) === delta.goneSign
  return {
    ...{ id, language: isWanted ? language : null, record: withoutPeople(parsed) },
    ...{ isForeign: !isWanted && sign !== '', isGone },
  }
}

function areAllGone({ values }: FeedScan, { format: { delta } }: ImportSource): boolean {
  return delta?.allGonePath !== undefined && values.get(delta.allGonePath) === delta.goneSign
}

/** A later record of a transfer counts more than an earlier one. */
function noteGone({ gone, hashes }: FeedScan, { id, language }: FeedRecord): void {
  const languages = gone.get(id) ?? new Set()
  gone.set(id, language ? languages.add(language) : languages)
  const left = hashes.get(id)
  if (language) left?.delete(language)
  if (!language || left?.size === 0) hashes.delete(id)
}

function noteRecord(scan: FeedScan, found: FeedRecord | null): void {
  if (!found) {
    scan.unreadable += 1
    return
  }
  if (found.isGone) {
    if (!found.isForeign) noteGone(scan, found)
    return
  }
  if (found.language) scan.gone.get(found.id)?.delete(found.language)
  const hashes = scan.hashes.get(found.id) ?? new Map<Locale, string>()
  scan.hashes.set(found.id, hashes)
  if (!found.language) return
  const hash = sha256(canonicalText(found.record))
  const known = hashes.get(found.language)
  if (known !== undefined && known !== hash) scan.duplicates.add(found.id)
  hashes.set(found.language, hash)
}

function noteType(scan: FeedScan, type: unknown, { format }: ImportSource): void {
  const { arrangement } = format
  if (arrangement.kind !== 'json') return
  const webId = Number(signOf(readPath(type, arrangement.typeIdPath)))
  const sign = signOf(readPath(type, format.languagePath)).toLowerCase()
  const language = Object.hasOwn(format.languages, sign) ? format.languages[sign] : undefined
  const name = readPath(type, arrangement.typeNamePath)
  if (!Number.isInteger(webId) || !language || typeof name !== 'string') return
  const text = cleanText(name, { lines: false }).slice(0, 120)
  if (text === '') return
  scan.typeNames.set(webId, { ...scan.typeNames.get(webId), [language]: text })
}

/** Reads the whole feed once, with the memory of its numbers and hashes. */
export async function scanFeed(file: string, source: ImportSource): Promise<FeedScan> {
  const scan: FeedScan = {
    ...{ hashes: new Map(), duplicates: new Set(), unreadable: 0, typeNames: new Map(), values: new Map() },
    ...{ gone: new Map(), isDelta: false, isTruncated: false, hasWrongEncoding: false },
  }
  const end = await readFeed(file, source.format, {
    onRecord: (record, text = '') => {
      const found = toFeedRecord(record, text, source)
      noteRecord(scan, found && { ...found, isGone: found.isGone || areAllGone(scan, source) })
    },
    onType: (type) => noteType(scan, type, source),
    onValue: (key, value) => {
      // An element may be there a thousand times; the first says what the whole is.
      if (!scan.values.has(key) && scan.values.size < maxValues) scan.values.set(key, value)
    },
  })
  const { delta } = source.format
  const isDelta = delta !== undefined && scan.values.get(delta.path) === delta.sign
  // Changes of languages that the source does not have.
  if (isDelta) for (const [id, { size }] of scan.hashes) if (size === 0) scan.hashes.delete(id)
  return { ...scan, ...end, isDelta }
}

/** Reads the records of some properties, by number. */
export async function readRecords(
  file: string,
  source: ImportSource,
  { scan, wanted }: { scan: FeedScan; wanted: ReadonlySet<string> },
): Promise<Map<string, RecordsByLanguage>> {
  const found = new Map<string, RecordsByLanguage>()
  await readFeed(file, source.format, {
    onRecord: (parsed, text = '') => {
      const record = toFeedRecord(parsed, text, source)
      if (!record || !wanted.has(record.id)) return
      const { id, language, isForeign } = record
      const isGone = record.isGone || areAllGone(scan, source)
      if (isGone && !language && !isForeign) found.delete(id)
      // A deleted language has no record, whatever an earlier one of the same transfer says.
      else if (language) found.set(id, { ...found.get(id), [language]: isGone ? undefined : record.record })
    },
    onType: () => undefined,
    onValue: () => undefined,
  })
  return found
}
