import type { Locale } from '@/lib/i18n/locales'
import { sha256 } from '@/lib/values/digest'
import { cleanText } from '@/lib/values/text'

import { canonicalText } from '../model/canonical'
import type { DeltaRule } from '../model/feed-format'
import {
  joinProjects,
  readPlaceEntry,
  readProjectEntry,
  type FeedProject,
  type PlaceEntry,
} from '../model/feed-lists'
import type { FeedRepair, UnreadableReason, UnreadableRecord } from '../model/feed-reading'
import { signOf } from '../model/field-values'
import { languageOfSign } from '../model/languages'
import type { RecordsByLanguage } from '../model/map-property'
import { readPath } from '../model/mapping'
import { isPackedUrl, makePackedLookup } from '../model/packed-files'
import type { FeedPackage } from './feed-package'
import { FileValues, toFeedRecord, type FeedRecord } from './feed-record'
import type { ImportSource } from './import-source'
import { readFeedFile } from './readers/read-feed'
import type { FeedParts, RecordContext } from './readers/feed-reader'

/** What a first pass finds of one property. */
export interface ScannedRecord {
  number: string
  /** Who provides it, where the feed names one. */
  provider: string
  /** The number that its software gives it for good; empty where there is none. */
  permanentId: string
  line: number
  /** Hash of the record of each language. */
  hashes: Map<Locale, string>
  /** The place of the file, among those of an archive, that has the record of each language. */
  files: Map<Locale, number>
  /** Two different records in one language. */
  isDuplicate: boolean
  /** The sign of a language that the site does not have, when it has no record in another. */
  foreign?: string
  /** The languages that the feed says are gone; with `all`, the property is. */
  gone?: { languages: Set<Locale>; all: boolean }
}

/** What a first pass over the feed finds. Records are read again when they have changed. */
export interface FeedScan {
  /** By a key that `scanKey` makes of provider and number. */
  records: Map<string, ScannedRecord>
  /** The first of them; `unreadableCount` counts all. */
  unreadable: UnreadableRecord[]
  unreadableCount: number
  /** Names of types by web number and language. */
  typeNames: Map<number, Partial<Record<Locale, string>>>
  /** Of the lists of places and projects. */
  placeEntries: PlaceEntry[]
  projects: Map<number, FeedProject>
  /** Other values of the files, by key. */
  values: Map<string, unknown>
  /** Whether the feed has only what has changed: what it does not name stays. */
  isDelta: boolean
  isTruncated: boolean
  repairs: Set<FeedRepair>
}

/** A file with more is of another format. */
const maxUnreadable = 100_000
/** Of places, and of projects; no office has so many. */
const maxEntries = 20_000

/** Addresses of packed files that a record names, in their order: another content is another record. */
function packedIn(record: unknown, lookup: (path: string) => string | undefined, depth = 0): string[] {
  if (typeof record === 'string') {
    if (record.length > 300) return []
    const packed = isPackedUrl(record) ? record : lookup(record)
    return packed === undefined ? [] : [packed]
  }
  if (depth > 20 || typeof record !== 'object' || record === null) return []
  return Object.values(record).flatMap((value) => packedIn(value, lookup, depth + 1))
}

/** The first pass: what all files of the feed have, without keeping it. */
class Scan implements FeedScan {
  readonly records = new Map<string, ScannedRecord>()
  readonly unreadable: UnreadableRecord[] = []
  unreadableCount = 0
  readonly typeNames: FeedScan['typeNames'] = new Map()
  readonly placeEntries: PlaceEntry[] = []
  readonly projects: FeedScan['projects'] = new Map()
  readonly values = new Map<string, unknown>()
  readonly repairs: Set<FeedRepair>
  isDelta = false
  isTruncated = false
  private readonly lookup: (path: string) => string | undefined

  constructor(
    private readonly source: ImportSource,
    feed: FeedPackage,
  ) {
    this.repairs = new Set(feed.repairs)
    this.lookup = makePackedLookup(feed.packed)
  }

  addUnreadable(reason: UnreadableReason, line: number, file: string): void {
    this.unreadableCount += 1
    if (this.unreadable.length < maxUnreadable) this.unreadable.push({ line, reason, ...(file && { file }) })
  }

  /** @param file the place of the file among those of the feed: a later one replaces records of an earlier one */
  add(feedRecord: FeedRecord, { line }: RecordContext, file: number): ScannedRecord {
    const { key, number, provider, permanentId, language, foreign } = feedRecord
    let entry = this.records.get(key)
    if (!entry) {
      entry = { number, provider, permanentId, line, hashes: new Map(), files: new Map(), isDuplicate: false }
      this.records.set(key, entry)
    }
    entry.permanentId ||= permanentId
    if (feedRecord.isGone) {
      if (!foreign) noteGone(entry, feedRecord.isNamed ? language : null)
      return entry
    }
    if (!language) {
      entry.foreign ??= foreign
      return entry
    }
    entry.gone?.languages.delete(language)
    if (entry.gone) entry.gone.all = false
    const packed = packedIn(feedRecord.record, this.lookup)
    const hash = sha256(canonicalText(feedRecord.record) + packed.join(' '))
    const former = entry.hashes.get(language)
    if (former !== undefined && former !== hash) {
      if (entry.files.get(language) !== file) this.repairs.add('repeatedRecords')
      else entry.isDuplicate = true
    }
    entry.hashes.set(language, hash)
    entry.files.set(language, file)
    return entry
  }

  addEntry(list: string, entry: unknown): void {
    const place = readPlaceEntry(list, entry, this.source.format)
    if (place && this.placeEntries.length < maxEntries) this.placeEntries.push(place)
    const project = readProjectEntry(list, entry, this.source.format, this.lookup)
    if (project && this.projects.size < maxEntries)
      this.projects.set(project.number, joinProjects(this.projects.get(project.number), project))
  }

  addType(type: unknown): void {
    const { format } = this.source
    const { arrangement } = format
    if (arrangement.kind !== 'json') return
    const webId = Number(signOf(readPath(type, arrangement.typeIdPath)))
    const language = languageOfSign(signOf(readPath(type, format.languagePath)), format.languages)
    const name = readPath(type, arrangement.typeNamePath)
    if (!Number.isInteger(webId) || !language || typeof name !== 'string') return
    const text = cleanText(name, { lines: false }).slice(0, 120)
    if (text !== '') this.typeNames.set(webId, { ...this.typeNames.get(webId), [language]: text })
  }
}

/** A later record of a transfer counts more than an earlier one. */
function noteGone(entry: ScannedRecord, language: Locale | null): void {
  entry.gone ??= { languages: new Set(), all: false }
  if (language) {
    entry.gone.languages.add(language)
    entry.hashes.delete(language)
  } else {
    entry.gone.all = true
    entry.hashes.clear()
  }
}

interface ReadFile {
  values: FileValues
  /** Properties in it, with the records that could not be read. */
  size: number
  isDelta: boolean
}

const isDeltaOf = (values: FileValues, delta: DeltaRule | undefined): boolean =>
  delta !== undefined && values.is(delta.path, delta.sign)

const isAllGoneIn = (values: FileValues, delta: DeltaRule | undefined): boolean =>
  delta !== undefined && values.is(delta.allGonePath, delta.goneSign)

const noParts = {
  onType: () => undefined,
  onEntry: () => undefined,
  onUnreadable: () => undefined,
  onRepair: () => undefined,
}

/**
 * Whether the files of one archive together are changes: when none is a whole, or when several that call themselves whole
 * have one record each, as exporters write that send a file for each property.
 */
function isDeltaFeed(files: readonly ReadFile[], scan: Scan): boolean {
  const complete = files.filter(({ isDelta }) => !isDelta)
  const single = complete.filter(({ size }) => size <= 1)
  if (complete.length < 2 || single.length < complete.length) return complete.length === 0
  scan.repairs.add('manySingleFiles')
  return true
}

/** Reads the whole feed once, with the memory of its numbers and hashes. */
export async function scanFeed(feed: FeedPackage, source: ImportSource): Promise<FeedScan> {
  const { format } = source
  const scan = new Scan(source, feed)
  const files: ReadFile[] = []
  for (const [index, { path, name, encoding }] of feed.files.entries()) {
    const values = new FileValues()
    const records = new Set<ScannedRecord>()
    const unreadableBefore = scan.unreadableCount
    let refused: RecordContext | undefined
    const parts: FeedParts = {
      onInlineFile: feed.storeInline,
      onRepair: (repair) => scan.repairs.add(repair),
      onType: (type) => scan.addType(type),
      onEntry: (list, entry) => scan.addEntry(list, entry),
      onValue: (key, value) => values.add(key, value),
      onUnreadable: (reason, { line }) => scan.addUnreadable(reason, line, name),
      onRecord: (parsed, context) => {
        const feedRecord = toFeedRecord(parsed, context, {
          source,
          isAllGone: isAllGoneIn(values, format.delta),
        })
        if (typeof feedRecord !== 'string') {
          records.add(scan.add(feedRecord, context, index))
          return
        }
        // One that has several languages comes once for each.
        if (context !== refused) scan.addUnreadable(feedRecord, context.line, name)
        refused = context
      },
    }
    const { isTruncated } = await readFeedFile(path, encoding, { format, parts })
    scan.isTruncated ||= isTruncated
    for (const [key, value] of values.values) if (!scan.values.has(key)) scan.values.set(key, value)
    const size = records.size + scan.unreadableCount - unreadableBefore
    files.push({ values, size, isDelta: isDeltaOf(values, format.delta) })
  }
  scan.isDelta = format.delta !== undefined && isDeltaFeed(files, scan)
  return scan
}

/** Reads the records of some properties, by their key in the scan. */
export async function readRecords(
  feed: FeedPackage,
  source: ImportSource,
  wanted: ReadonlySet<string>,
): Promise<Map<string, RecordsByLanguage>> {
  const { format } = source
  const records = new Map<string, RecordsByLanguage>()
  for (const { path, encoding } of feed.files) {
    const values = new FileValues()
    const parts: FeedParts = {
      ...noParts,
      onInlineFile: feed.storeInline,
      onValue: (key, value) => values.add(key, value),
      onRecord: (parsed, context) => {
        const read = toFeedRecord(parsed, context, { source, isAllGone: isAllGoneIn(values, format.delta) })
        if (typeof read === 'string' || !wanted.has(read.key)) return
        const { key, language, foreign, isGone, isNamed } = read
        if (isGone && !isNamed && !foreign) records.delete(key)
        // A deleted language has no record, whatever an earlier one of the same transfer says.
        else if (language)
          records.set(key, { ...records.get(key), [language]: isGone ? undefined : read.record })
      },
    }
    await readFeedFile(path, encoding, { format, parts })
  }
  return records
}
