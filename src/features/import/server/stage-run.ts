import type { Payload } from 'payload'

import { inChunks } from '@/lib/values/lists'

import { applyDelta } from '../model/delta'
import { compareFields, type FieldChange } from '../model/difference'
import { compareFiles, splitFiles, type FeedFiles } from '../model/feed-files'
import { recordKey, type ImportRecord } from '../model/import-record'
import { mapProperty, type MappedProperty, type RecordsByLanguage } from '../model/map-property'
import { resolveRelations, type Directory } from '../model/relations'
import { isOnOffer, type Staging } from './find-changes'
import { findRowsOf } from './import-rows'
import type { ImportSource } from './import-source'
import { readDirectory, readStoredProperties, type SiteProperty } from './read-site'
import { readRecords, type FeedScan } from './scan-feed'

/** A row as a run stages it, with the id of the one that it replaces. */
export interface StagedRow {
  known?: string
  row: Omit<ImportRecord, 'id' | 'run'>
}

/** Properties whose records are held in memory at a time. */
const batchSize = 1000

interface Compared {
  source: ImportSource
  scan: FeedScan
  directory: Directory
  site: SiteProperty | undefined
  known: ImportRecord | undefined
  stored: Awaited<ReturnType<typeof readStoredProperties>>
}

/** The groups of fields that the feed does not fill for this property any more. */
const editorGroupsOf = ({
  source,
  site,
  known,
}: Pick<Compared, 'source' | 'site' | 'known'>): readonly string[] =>
  known?.appliedValues || site?.isPublished ? source.editorGroups : []

function differenceOf(
  { values, files }: RecordContent,
  { source, directory, site, known, stored }: Compared,
): FieldChange[] {
  const property = site && stored.get(site.id)
  const kept = {
    locks: property?.locks ?? new Set<string>(),
    editorGroups: new Set(editorGroupsOf({ source, site, known })),
  }
  const fields = compareFields({
    incoming: resolveRelations(values, directory),
    applied: known?.appliedValues ? resolveRelations(known.appliedValues, directory) : null,
    stored: property?.values ?? {},
    ...kept,
  })
  return files ? [...fields, ...compareFiles(files, known?.wantedFiles ?? {}, kept)] : fields
}

interface RecordContent extends MappedProperty {
  /** Null leaves the files of the property as they are. */
  files: FeedFiles | null
}

const definedLocales = (records: RecordsByLanguage): string[] =>
  Object.entries(records).flatMap(([locale, record]) => (record === undefined ? [] : [locale]))

const withFiles = (mapped: MappedProperty): RecordContent => ({ ...mapped, ...splitFiles(mapped.values) })

/** What the records of a property say; of a feed of changes, with what it leaves alone. Null without any record. */
function mapRecords(
  externalId: string,
  records: RecordsByLanguage,
  { scan, source, known }: Compared,
): RecordContent | null {
  const named = definedLocales(records)
  const mapped = named.length > 0 ? withFiles(mapProperty(records, source.format)) : null
  const applied = known?.appliedValues
  if (!scan.isDelta || !applied) return mapped
  const deleted = scan.gone.get(externalId) ?? new Set()
  if (!mapped && deleted.size === 0) return null
  const values = applyDelta({ values: mapped?.values ?? null, applied, named: new Set(named), deleted })
  return { warnings: [], missing: [], files: null, ...mapped, values }
}

function stageProperty(
  externalId: string,
  hash: string,
  records: RecordsByLanguage,
  compared: Compared,
): StagedRow {
  const { source, site, known, scan } = compared
  const base = { key: recordKey(source.key, externalId), source: source.key, externalId, hash }
  const refuse = (reason: NonNullable<ImportRecord['reason']>, mapped?: MappedProperty): StagedRow => ({
    known: known?.id,
    row: {
      ...base,
      ...{ state: 'refused', kind: site ? 'changed' : 'new', reason, appliedHash: null, difference: null },
      warnings: [
        ...(mapped?.missing ?? []).map((field) => ({ field, reason: 'missing' as const })),
        ...(mapped?.warnings ?? []),
      ],
    },
  })
  if (scan.duplicates.has(externalId)) return refuse('duplicate')
  const mapped = mapRecords(externalId, records, compared)
  if (!mapped) return refuse('noRecord')
  if (mapped.missing.length > 0) return refuse('missingField', mapped)
  if (site?.isInTrash) return refuse('inTrash')
  return {
    known: known?.id,
    row: {
      ...base,
      ...{ state: 'staged', kind: site && known?.appliedValues ? 'changed' : 'new', reason: null },
      ...{
        values: mapped.values,
        files: editorGroupsOf(compared).includes('files') ? null : mapped.files,
        warnings: mapped.warnings,
      },
      difference: differenceOf(mapped, compared),
      wasPublished: site?.isPublished === true,
    },
  }
}

/** Maps and compares the properties that have changed, some at a time. */
export async function* stageChanges(
  payload: Payload,
  source: ImportSource,
  { file, scan, staging }: { file: string; scan: FeedScan; staging: Staging },
): AsyncGenerator<StagedRow> {
  const directory = await readDirectory(payload)
  for (const batch of inChunks(staging.changed, batchSize)) {
    const records = await readRecords(file, source, { scan, wanted: new Set(batch) })
    const known = await findRowsOf(payload, source.key, batch)
    const sites = batch.flatMap((id) => staging.properties.get(id) ?? [])
    const stored = await readStoredProperties(
      payload,
      sites.map(({ id }) => id),
    )
    for (const id of batch) {
      const site = staging.properties.get(id)
      const compared = { source, scan, directory, site, known: known.get(id), stored }
      yield stageProperty(id, staging.hashOf(id), records.get(id) ?? {}, compared)
    }
  }
  for (const externalId of staging.gone) yield stageGone(source, externalId, staging)
}

function stageGone(
  { key: source }: ImportSource,
  externalId: string,
  { known, properties }: Staging,
): StagedRow {
  const site = properties.get(externalId)
  const isWithdrawn = site !== undefined && isOnOffer(site)
  return {
    known: known.get(externalId)?.id,
    row: {
      ...{ key: recordKey(source, externalId), source, externalId },
      ...{ state: 'staged', kind: 'gone', reason: null, hash: null, warnings: [] },
      difference: isWithdrawn ? [{ field: 'status', old: site.status, new: 'withdrawn' }] : [],
    },
  }
}
