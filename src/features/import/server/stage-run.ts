import type { Payload } from 'payload'

import { countryName } from '@/features/property/model/countries'
import { sourceLocale } from '@/lib/i18n/locales'
import { inChunks } from '@/lib/values/lists'

import { applyDelta } from '../model/delta'
import { compareFields, type FieldChange } from '../model/difference'
import { compareFiles, splitFiles, type FeedFiles } from '../model/feed-files'
import { recordKey, type ImportRecord } from '../model/import-record'
import { mapProperty, type MappedProperty, type RecordsByLanguage } from '../model/map-property'
import { makePackedLookup } from '../model/packed-files'
import { mustWait, type UnknownWord } from '../model/questions'
import { resolveRelations, type Directory } from '../model/relations'
import { settleWords } from '../model/settle-words'
import type { FeedPackage } from './feed-package'
import { isOnOffer, type Staging } from './find-changes'
import { findRowsOf } from './import-rows'
import type { ImportSource } from './import-source'
import { readDirectory, readStoredProperties, type SiteProperty, type StoredProperty } from './read-site'
import { readRecords, type ScannedRecord } from './scan-feed'

/** A row as a run stages it, with the id of the one that it replaces. */
export interface StagedRow {
  recordId?: string
  row: Omit<ImportRecord, 'id' | 'run'>
  /** Whether it was a draft until its status was explained. */
  isExplained?: boolean
}

/** Properties whose records are held in memory at a time. */
const batchSize = 1000

/** What is the same for all properties of a run. */
interface RunContext {
  source: ImportSource
  directory: Directory
  isDelta: boolean
  findPacked: (path: string) => string | undefined
}

interface Compared extends RunContext {
  externalId: string
  scanned: ScannedRecord
  site: SiteProperty | undefined
  record: ImportRecord | undefined
  stored: ReadonlyMap<string, StoredProperty>
}

/** The groups of fields that the feed does not fill for this property any more. */
const editorGroupsOf = ({
  source,
  site,
  record,
}: Pick<Compared, 'source' | 'site' | 'record'>): readonly string[] =>
  record?.appliedValues || site?.isPublished ? source.editorGroups : []

type ComparedRow = Pick<Compared, 'source' | 'directory' | 'site' | 'record' | 'stored'>

/** What a row changes of the property as it is stored. */
export function differenceOf(
  { values, files }: Pick<RecordContent, 'values' | 'files'>,
  { source, directory, site, record, stored }: ComparedRow,
): FieldChange[] {
  const property = site && stored.get(site.id)
  const untouched = {
    locks: property?.locks ?? new Set<string>(),
    editorGroups: new Set(editorGroupsOf({ source, site, record })),
  }
  const fields = compareFields({
    incoming: resolveRelations(values, directory),
    applied: record?.appliedValues ? resolveRelations(record.appliedValues, directory) : null,
    stored: property?.values ?? {},
    ...untouched,
  })
  return files ? [...fields, ...compareFiles(files, record?.wantedFiles ?? {}, untouched)] : fields
}

interface RecordContent extends MappedProperty {
  /** Null leaves the files of the property as they are. */
  files: FeedFiles | null
  questions: UnknownWord[]
}

const definedLocales = (records: RecordsByLanguage): string[] =>
  Object.entries(records).flatMap(([locale, record]) => (record === undefined ? [] : [locale]))

/** What the site needs to know the words of a feed. */
export const wordContext = ({ directory, source }: Pick<RunContext, 'directory' | 'source'>) => ({
  places: directory.sitePlaces,
  answers: source.answers,
  countryName: (id: number) => countryName(id, source.textLanguage ?? sourceLocale) ?? '',
})

function mapFully(records: RecordsByLanguage, { source, directory, findPacked }: RunContext): RecordContent {
  const mapped = mapProperty(records, source.format, { priceLimits: source.priceLimits, findPacked })
  const { values: all, questions } = settleWords(mapped, wordContext({ directory, source }))
  return { ...mapped, ...splitFiles(all), questions }
}

/** What the records of a property say; of a feed of changes, with what it leaves alone. Null without any record. */
function mapRecords(records: RecordsByLanguage, compared: Compared): RecordContent | null {
  const { scanned, isDelta, record } = compared
  const named = definedLocales(records)
  const mapped = named.length > 0 ? mapFully(records, compared) : null
  const applied = record?.appliedValues
  if (!isDelta || !applied) return mapped
  const deleted = scanned.gone?.languages ?? new Set()
  if (!mapped && deleted.size === 0) return null
  const values = applyDelta({ values: mapped?.values ?? null, applied, named: new Set(named), deleted })
  return { warnings: [], missing: [], files: null, questions: [], ...mapped, values }
}

const asksStatus = (questions: readonly UnknownWord[] | null | undefined): boolean =>
  questions?.some(({ kind }) => kind === 'status') === true

type RowOfProperty = ReturnType<typeof rowOfProperty>

/** What a row says of a property, whether it is staged or refused. */
const rowOfProperty = (hash: string, { externalId, source, scanned }: Compared) => ({
  key: recordKey(source.key, externalId),
  source: source.key,
  externalId,
  hash,
  number: scanned.number,
  provider: scanned.provider,
  permanentId: scanned.permanentId,
  line: scanned.line,
})

const refusedRow = (
  row: RowOfProperty,
  { site, record }: Compared,
  reason: NonNullable<ImportRecord['reason']>,
  mapped?: MappedProperty,
): StagedRow => ({
  recordId: record?.id,
  row: {
    ...row,
    state: 'refused',
    kind: site ? 'changed' : 'new',
    reason,
    appliedHash: null,
    difference: null,
    questions: null,
    values: mapped?.values ?? null,
    warnings: [
      ...(mapped?.missing ?? []).map((field) => ({ field, reason: 'missing' as const })),
      ...(mapped?.warnings ?? []),
    ],
  },
})

function stageProperty(hash: string, records: RecordsByLanguage, compared: Compared): StagedRow {
  const { site, record, scanned } = compared
  const row = rowOfProperty(hash, compared)
  if (scanned.isDuplicate) return refusedRow(row, compared, 'duplicate')
  const mapped = mapRecords(records, compared)
  if (!mapped)
    return refusedRow(row, compared, scanned.foreign === undefined ? 'noRecord' : 'foreignLanguage')
  if (mapped.missing.length > 0) return refusedRow(row, compared, 'missingField', mapped)
  if (site?.isInTrash) return refusedRow(row, compared, 'inTrash', mapped)
  const { values, warnings, questions } = mapped
  const isWaiting = mustWait(questions)
  return {
    recordId: record?.id,
    isExplained: asksStatus(record?.questions) && !asksStatus(questions),
    row: {
      ...row,
      state: isWaiting ? 'waiting' : 'staged',
      kind: site && record?.appliedValues ? 'changed' : 'new',
      values,
      warnings,
      questions,
      reason: null,
      ...(isWaiting && { appliedHash: null }),
      files: editorGroupsOf(compared).includes('files') ? null : mapped.files,
      difference: isWaiting ? null : differenceOf(mapped, compared),
      wasPublished: site?.isPublished === true,
    },
  }
}

/** Maps and compares the properties that have changed, some at a time. */
export async function* stageChanges(
  payload: Payload,
  source: ImportSource,
  { feed, staging }: { feed: FeedPackage; staging: Staging },
): AsyncGenerator<StagedRow> {
  const { keys, records: scannedRecords, scan } = staging.feed
  const run: RunContext = {
    source,
    directory: await readDirectory(payload),
    isDelta: scan.isDelta,
    findPacked: makePackedLookup(feed.packed),
  }
  for (const batch of inChunks(staging.changed, batchSize)) {
    const wanted = new Set(batch.flatMap((id) => keys.get(id) ?? []))
    const records = await readRecords(feed, source, wanted)
    const recordsById = await findRowsOf(payload, source.key, batch)
    const sites = batch.flatMap((id) => staging.properties.get(id) ?? [])
    const stored = await readStoredProperties(
      payload,
      sites.map(({ id }) => id),
    )
    for (const externalId of batch) {
      const scanned = scannedRecords.get(externalId)
      if (!scanned) continue
      const compared = {
        ...run,
        externalId,
        scanned,
        site: staging.properties.get(externalId),
        record: recordsById.get(externalId),
        stored,
      }
      yield stageProperty(staging.hashOf(externalId), records.get(keys.get(externalId) ?? '') ?? {}, compared)
    }
  }
  for (const externalId of staging.gone) yield stageGone(source, externalId, staging)
}

function stageGone(
  { key: source }: ImportSource,
  externalId: string,
  { recordsById, properties }: Staging,
): StagedRow {
  const site = properties.get(externalId)
  const isWithdrawn = site !== undefined && isOnOffer(site)
  return {
    recordId: recordsById.get(externalId)?.id,
    row: {
      key: recordKey(source, externalId),
      source,
      externalId,
      number: recordsById.get(externalId)?.number,
      state: 'staged',
      kind: 'gone',
      reason: null,
      hash: null,
      warnings: [],
      questions: null,
      difference: isWithdrawn ? [{ field: 'status', old: site.status, new: 'withdrawn' }] : [],
    },
  }
}
