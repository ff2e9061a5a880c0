import type { Payload } from 'payload'

import { sha256 } from '@/lib/values/digest'

import { canonicalText } from '../model/canonical'
import { languagesOf } from '../model/delta'
import type { ImportRecord } from '../model/import-record'
import { findKnownRows, findRowsOf } from './import-rows'
import type { ImportSource } from './import-source'
import { findSiteProperties, type SiteProperty } from './read-site'
import type { FeedScan } from './scan-feed'

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

/** The properties that visitors can find, and those that the feed withdraws from them. */
export const isOnOffer = ({ status, isInTrash }: SiteProperty): boolean =>
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
