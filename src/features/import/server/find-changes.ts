import type { Payload } from 'payload'

import { sha256 } from '@/lib/values/digest'

import { canonicalText } from '../model/canonical'
import { languagesOf } from '../model/delta'
import type { ImportRecord } from '../model/import-record'
import { findKnownRows, findRowsOf } from './import-rows'
import type { ImportSource } from './import-source'
import { findSiteProperties, type SiteProperty } from './read-site'
import type { FeedScan, ScannedRecord } from './scan-feed'
import { identify, type ProviderChange } from '../model/identify'
import { answerTo, type Answers } from '../model/questions'

/** A scan whose records are known properties or new ones. */
interface IdentifiedFeed {
  scan: FeedScan
  /** By the external id of the property. */
  records: ReadonlyMap<string, ScannedRecord>
  /** The key of a record in the scan, by the external id. */
  keys: ReadonlyMap<string, string>
  /** A provider that takes the place of another, of whom no answer says yet who it is. */
  providerChange: ProviderChange | null
}

/** What was answered to the names of providers: whether each is a known one under another name. */
function sameProviders({ records }: FeedScan, answers: Answers): Map<string, boolean> {
  const names = new Set([...records.values()].map(({ provider }) => provider))
  return new Map(
    [...names].flatMap((word) => {
      const answer = answerTo(answers, { kind: 'provider', word })
      return answer === undefined ? [] : [[word, answer === 'same'] as const]
    }),
  )
}

function identifyRecords(
  scan: FeedScan,
  importRecords: Iterable<ImportRecord>,
  answers: Answers,
): IdentifiedFeed {
  const { ids, change } = identify(scan.records, [...importRecords], sameProviders(scan, answers))
  const records = new Map<string, ScannedRecord>()
  const keys = new Map<string, string>()
  for (const [key, record] of scan.records) {
    const id = ids.get(key)
    if (id === undefined) continue
    records.set(id, record)
    keys.set(id, key)
  }
  return { scan, records, keys, providerChange: change }
}

export interface Staging {
  feed: IdentifiedFeed
  recordsById: ReadonlyMap<string, ImportRecord>
  properties: ReadonlyMap<string, SiteProperty>
  /** Ids of properties whose records differ from what was applied last. */
  changed: string[]
  /** Ids of properties that the feed had and no longer has, or says are gone. */
  gone: string[]
  /** Ids of records that waited for an answer and are gone likewise: nothing of them was ever stored. */
  forgotten: string[]
  /** Properties of which a record says that they are gone; they are withdrawn whatever else could not be read. */
  deleted: number
  /** Whether properties are missing that would be withdrawn if every record could be read. */
  keepsMissing: boolean
  /** One hash for the records of each property and the mapping. */
  hashOf: (externalId: string) => string
}

/** The properties that visitors can find, and those that the feed withdraws from them. */
export const isOnOffer = ({ status, isInTrash }: SiteProperty): boolean =>
  !isInTrash && (status === 'active' || status === 'underOption')

export const countOnOffer = (properties: Iterable<SiteProperty>): number =>
  [...properties].filter(isOnOffer).length

/** Properties of which a feed of changes deletes some languages and leaves others. */
async function findShortened(
  payload: Payload,
  source: ImportSource,
  { scan, records }: IdentifiedFeed,
): Promise<Set<string>> {
  const shortened = new Set<string>()
  if (!scan.isDelta) return shortened
  const ids = [...records]
    .filter(([, { hashes, gone }]) => hashes.size === 0 && gone && !gone.all)
    .map(([id]) => id)
  for (const [id, { appliedValues, state }] of await findRowsOf(payload, source.key, ids)) {
    const deleted = new Set<string>(records.get(id)?.gone?.languages)
    const isLeft = languagesOf(appliedValues ?? {}).some((language) => !deleted.has(language))
    if (deleted.size > 0 && isLeft && state !== 'withdrawn') shortened.add(id)
  }
  return shortened
}

/**
 * Finds what differs between the feed and what was applied last, by hashes alone.
 *
 * @param mapsAll counts every property of the feed as changed, so that it is mapped and compared
 */
export async function findChanges(
  payload: Payload,
  source: ImportSource,
  scan: FeedScan,
  { mapsAll = false }: { mapsAll?: boolean } = {},
): Promise<Staging> {
  const [recordsById, properties] = await Promise.all([
    findKnownRows(payload, source.key),
    findSiteProperties(payload, source.key),
  ])
  const feed = identifyRecords(scan, recordsById.values(), source.answers)
  const { records } = feed
  const { rows, tables } = source.format
  const mappingHash = canonicalText({ rows, tables, answers: [...source.answers].sort() })
  const hashOf = (id: string) =>
    sha256(canonicalText([mappingHash, Object.fromEntries(records.get(id)?.hashes ?? [])]))
  const isChanged = (id: string) =>
    mapsAll ||
    recordsById.get(id)?.appliedHash !== hashOf(id) ||
    !properties.has(id) ||
    records.get(id)?.isDuplicate === true
  const isDeleted = (id: string) => {
    const record = records.get(id)
    return record?.gone !== undefined && record.hashes.size === 0
  }
  const isMissing = (id: string) => !records.has(id) && !scan.isDelta
  const shortened = await findShortened(payload, source, feed)
  const withdrawable = [...recordsById.values()]
    .filter(
      ({ state, externalId }) => state !== 'withdrawn' && (properties.has(externalId) || state === 'waiting'),
    )
    .map(({ externalId }) => externalId)
    .filter((id) => !shortened.has(id))
  const missing = withdrawable.filter(isMissing)
  // A record that could not be read could be that of any property.
  const keepsMissing = scan.unreadableCount > 0
  const gone = [...withdrawable.filter(isDeleted), ...(keepsMissing ? [] : missing)].sort()
  const present = [...records].filter(([, { gone, hashes }]) => !gone || hashes.size > 0).map(([id]) => id)
  return {
    feed,
    recordsById,
    properties,
    hashOf,
    changed: [...present.filter((id) => isChanged(id)), ...shortened].sort(),
    gone: gone.filter((id) => properties.has(id)),
    forgotten: gone.filter((id) => !properties.has(id)),
    deleted: withdrawable.filter(isDeleted).length,
    keepsMissing: keepsMissing && missing.length > 0,
  }
}
