import type { Payload } from 'payload'

import { sha256 } from '@/lib/values/digest'
import { inChunks } from '@/lib/values/lists'

import { canonicalText } from '../model/canonical'
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
    scan.isDelta ? scan.gone.has(externalId) : !scan.hashes.has(externalId)
  // A record without a number could be that of any property.
  const left = scan.unreadable > 0 ? [] : [...known.values()].filter(isLeft)
  return {
    ...{ known, properties, hashOf },
    changed: [...scan.hashes.keys()].filter((id) => isChanged(id)).sort(),
    gone: left
      .filter(({ state, externalId }) => state !== 'withdrawn' && properties.has(externalId))
      .map(({ externalId }) => externalId)
      .sort(),
  }
}

interface Compared {
  source: ImportSource
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

function stageProperty(
  externalId: string,
  hash: string,
  records: RecordsByLanguage | undefined,
  isDuplicate: boolean,
  compared: Compared,
): StagedRow {
  const { source, site, known } = compared
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
  if (isDuplicate) return refuse('duplicate')
  if (!records) return refuse('noRecord')
  const mapped = mapProperty(records, source.format)
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
    const records = await readRecords(file, source, new Set(batch))
    const known = await findRowsOf(payload, source.key, batch)
    const sites = batch.flatMap((id) => staging.properties.get(id) ?? [])
    const stored = await readStoredProperties(
      payload,
      sites.map(({ id }) => id),
    )
    for (const id of batch) {
      const site = staging.properties.get(id)
      const compared = { source, directory, site, known: known.get(id), stored }
      yield stageProperty(id, staging.hashOf(id), records.get(id), scan.duplicates.has(id), compared)
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
