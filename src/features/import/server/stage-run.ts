import type { Payload } from 'payload'

import { sha256 } from '@/lib/values/digest'
import { inChunks } from '@/lib/values/lists'

import { canonicalText } from '../model/canonical'
import { applyDelta, languagesOf } from '../model/delta'
import { compareFields } from '../model/difference'
import { recordKey, type ImportRecord } from '../model/import-record'
import { mapProperty, type MappedProperty, type RecordsByLanguage } from '../model/map-property'
import { resolveRelations, type Directory } from '../model/relations'
import { findKnownRows, findRowsOf } from './import-rows'
import type { ImportSource } from './import-source'
import { findSiteProperties, readDirectory, readStoredProperties, type SiteProperty } from './read-site'
import { readRecords, type FeedScan } from './scan-feed'

/** A row as a run stages it, with the id of the one that it replaces. */
export interface StagedRow {
  known?: string
  row: Omit<ImportRecord, 'id' | 'run'>
}

export interface Staging {
  known: ReadonlyMap<string, ImportRecord>
  properties: ReadonlyMap<string, SiteProperty>
  /** Numbers of properties whose records differ from what was applied last. */
  changed: string[]
  /** Numbers of properties that the feed had and no longer has. */
  gone: string[]
  /** One hash for the records of each property and the mapping. */
  hashOf: (externalId: string) => string
}

/** Properties whose records are held in memory at a time. */
const batchSize = 1000

/** The properties that visitors can find, and those that the feed withdraws from them. */
const isOnOffer = ({ status, isInTrash }: SiteProperty): boolean =>
  !isInTrash && (status === 'active' || status === 'underOption')

export const countOnOffer = (properties: Iterable<SiteProperty>): number =>
  [...properties].filter(isOnOffer).length

/** Properties of which a feed of changes deletes some languages and leaves others. */
async function findShortened(payload: Payload, source: ImportSource, scan: FeedScan): Promise<Set<string>> {
  const found = new Set<string>()
  if (!scan.isDelta) return found
  const ids = [...scan.gone.keys()].filter((id) => !scan.hashes.has(id))
  for (const [id, { appliedValues, state }] of await findRowsOf(payload, source.key, ids)) {
    const deleted = new Set<string>(scan.gone.get(id))
    const isLeft = languagesOf(appliedValues ?? {}).some((language) => !deleted.has(language))
    if (deleted.size > 0 && isLeft && state !== 'withdrawn') found.add(id)
  }
  return found
}

/** Finds what differs between the feed and what was applied last, by hashes alone. */
export async function findChanges(payload: Payload, source: ImportSource, scan: FeedScan): Promise<Staging> {
  const [known, properties] = await Promise.all([
    findKnownRows(payload, source.key),
    findSiteProperties(payload, source.key),
  ])
  const { rows, tables } = source.format
  const mappingHash = canonicalText({ rows, tables })
  const hashOf = (id: string) =>
    sha256(canonicalText([mappingHash, Object.fromEntries(scan.hashes.get(id) ?? [])]))
  const isChanged = (id: string) =>
    known.get(id)?.appliedHash !== hashOf(id) || !properties.has(id) || scan.duplicates.has(id)
  const isLeft = ({ externalId }: ImportRecord) =>
    !scan.hashes.has(externalId) && (!scan.isDelta || scan.gone.has(externalId))
  // A record without a number could be that of any property.
  const left = scan.unreadable > 0 ? [] : [...known.values()].filter(isLeft)
  const shortened = await findShortened(payload, source, scan)
  return {
    ...{ known, properties, hashOf },
    changed: [...[...scan.hashes.keys()].filter((id) => isChanged(id)), ...shortened].sort(),
    gone: left
      .filter(({ state, externalId }) => state !== 'withdrawn' && properties.has(externalId))
      .map(({ externalId }) => externalId)
      .filter((id) => !shortened.has(id))
      .sort(),
  }
}

interface Compared {
  source: ImportSource
  scan: FeedScan
  directory: Directory
  site: SiteProperty | undefined
  known: ImportRecord | undefined
  stored: Awaited<ReturnType<typeof readStoredProperties>>
}

function differenceOf({ values }: MappedProperty, { source, directory, site, known, stored }: Compared) {
  const property = site && stored.get(site.id)
  return compareFields({
    incoming: resolveRelations(values, directory),
    applied: known?.appliedValues ? resolveRelations(known.appliedValues, directory) : null,
    stored: property?.values ?? {},
    locks: property?.locks ?? new Set(),
    editorGroups: new Set(known?.appliedValues || site?.isPublished ? source.editorGroups : []),
  })
}

const definedLocales = (records: RecordsByLanguage): string[] =>
  Object.entries(records).flatMap(([locale, record]) => (record === undefined ? [] : [locale]))

/** What the records of a property say; of a feed of changes, with what it leaves alone. Null without any record. */
function mapRecords(
  externalId: string,
  records: RecordsByLanguage,
  { scan, source, known }: Compared,
): MappedProperty | null {
  const named = definedLocales(records)
  const mapped = named.length > 0 ? mapProperty(records, source.format) : null
  const applied = known?.appliedValues
  if (!scan.isDelta || !applied) return mapped
  const deleted = scan.gone.get(externalId) ?? new Set()
  if (!mapped && deleted.size === 0) return null
  const values = applyDelta({ values: mapped?.values ?? null, applied, named: new Set(named), deleted })
  return { warnings: [], missing: [], ...mapped, values }
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
      ...{ values: mapped.values, warnings: mapped.warnings, difference: differenceOf(mapped, compared) },
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
