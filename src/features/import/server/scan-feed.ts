import { createReadStream } from 'node:fs'

import { isLocale, type Locale } from '@/lib/i18n/locales'
import { sha256 } from '@/lib/values/digest'
import { errorCode } from '@/lib/values/format-error'
import { isRecord } from '@/lib/values/read-value'
import { cleanText } from '@/lib/values/text'

import { canonicalText, withoutPeople } from '../model/canonical'
import type { FeedFormat } from '../model/feed-format'
import type { RecordsByLanguage } from '../model/map-property'
import { readPath } from '../model/mapping'
import { JsonSplitter, type JsonParts } from '../model/split-json'
import type { ImportSource } from './import-source'

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
  isTruncated: boolean
  hasWrongEncoding: boolean
}

/** Numbers and texts that identify a property. */
const idPattern = /^[\w.:-]{1,100}$/

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

async function splitFile(
  file: string,
  parts: JsonParts,
): Promise<Pick<FeedScan, 'isTruncated' | 'hasWrongEncoding'>> {
  const splitter = new JsonSplitter(parts)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(file)) splitter.write(decoder.decode(chunk, { stream: true }))
    splitter.write(decoder.decode())
  } catch (error) {
    if (errorCode(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return { isTruncated: false, hasWrongEncoding: true }
    throw error
  }
  return { isTruncated: !splitter.isComplete, hasWrongEncoding: false }
}

/** The number in a record that cannot be parsed, such as one with far too much text, from its first characters. */
const idInText = (json: string, { idPath }: FeedFormat): string | null =>
  new RegExp(`"${idPath}"\\s*:\\s*"?([\\w.:-]{1,100})`).exec(json)?.[1] ?? null

interface FeedRecord {
  id: string
  /** Null for a record of a language that the source does not have, or of none. */
  language: Locale | null
  record: unknown
}

/** @returns null for a record without a number */
function toFeedRecord(json: string, { format, languages }: ImportSource): FeedRecord | null {
  const parsed = parseJson(json)
  if (!isRecord(parsed)) {
    const id = idInText(json, format)
    return id === null ? null : { id, language: null, record: null }
  }
  const id = String(readPath(parsed, format.idPath) ?? '').trim()
  if (!idPattern.test(id)) return null
  const sign = String(readPath(parsed, format.languagePath) ?? '')
    .trim()
    .toLowerCase()
  const language = Object.hasOwn(format.languages, sign)
    ? format.languages[sign]
    : languages.length === 1
      ? languages[0]
      : null
  const isWanted = isLocale(language) && (languages.length === 0 || languages.includes(language))
  return { id, language: isWanted ? language : null, record: withoutPeople(parsed) }
}

function noteRecord(scan: FeedScan, found: FeedRecord | null): void {
  if (!found) {
    scan.unreadable += 1
    return
  }
  const hashes = scan.hashes.get(found.id) ?? new Map<Locale, string>()
  scan.hashes.set(found.id, hashes)
  if (!found.language) return
  const hash = sha256(canonicalText(found.record))
  const known = hashes.get(found.language)
  if (known !== undefined && known !== hash) scan.duplicates.add(found.id)
  hashes.set(found.language, hash)
}

function noteType(scan: FeedScan, json: string, { format }: ImportSource): void {
  const type = parseJson(json)
  const webId = Number(readPath(type, format.typeIdPath))
  const language = format.languages[String(readPath(type, format.languagePath) ?? '').toLowerCase()]
  const name = readPath(type, format.typeNamePath)
  if (!Number.isInteger(webId) || !language || typeof name !== 'string') return
  const text = cleanText(name, { lines: false }).slice(0, 120)
  scan.typeNames.set(webId, { ...scan.typeNames.get(webId), [language]: text })
}

/** Reads the whole feed once, with the memory of its numbers and hashes. */
export async function scanFeed(file: string, source: ImportSource): Promise<FeedScan> {
  const scan: FeedScan = {
    ...{ hashes: new Map(), duplicates: new Set(), unreadable: 0, typeNames: new Map(), values: new Map() },
    ...{ isTruncated: false, hasWrongEncoding: false },
  }
  const { propertyList, typeList } = source.format
  const state = await splitFile(file, {
    onItem: (list, json) => {
      if (list === propertyList) noteRecord(scan, toFeedRecord(json, source))
      if (list === typeList) noteType(scan, json, source)
    },
    onValue: (key, json) => scan.values.set(key, json.length < 1000 ? parseJson(json) : undefined),
  })
  return { ...scan, ...state }
}

/** Reads the records of some properties, by number. */
export async function readRecords(
  file: string,
  source: ImportSource,
  wanted: ReadonlySet<string>,
): Promise<Map<string, RecordsByLanguage>> {
  const found = new Map<string, RecordsByLanguage>()
  await splitFile(file, {
    onItem: (list, json) => {
      if (list !== source.format.propertyList) return
      const record = toFeedRecord(json, source)
      if (!record?.language || !wanted.has(record.id)) return
      found.set(record.id, { ...found.get(record.id), [record.language]: record.record })
    },
    onValue: () => undefined,
  })
  return found
}
