import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { mapProperty, type MappedProperty } from '../model/map-property'
import { makePackedLookup } from '../model/packed-files'
import { feedDateOf } from './feed-facts'
import { removePackage } from './feed-package'
import { fetchFeed } from './fetch-feed'
import { ImportError } from './import-error'
import { findImportSource } from './import-source'
import { readRecords, scanFeed, type FeedScan } from './scan-feed'

/** What a source has, and one property of it before and after mapping. */
export interface FeedSample {
  properties: number
  /** Records by language. */
  languages: Record<string, number>
  date: string | null
  unreadable: number
  isTruncated: boolean
  record: (MappedProperty & { number: string; raw: string }) | null
}

/** Characters of the record as it is in the feed. */
const maxRawLength = 20_000
const maxTextLength = 500

function countLanguages({ records }: FeedScan): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { hashes } of records.values())
    for (const language of hashes.keys()) counts[language] = (counts[language] ?? 0) + 1
  return counts
}

/** The record without the rest of long texts. */
const toText = (record: unknown): string =>
  JSON.stringify(
    record,
    (_, value: unknown) =>
      typeof value === 'string' && value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value,
    2,
  ).slice(0, maxRawLength)

/**
 * Fetches the feed of a source and reads it whole, without comparing it with the site.
 *
 * @param number of the property that is shown; the first one when it is left out
 * @throws ImportError when it cannot be fetched
 */
export async function readSample(payload: Payload, key: string, number?: string): Promise<FeedSample> {
  const source = await findImportSource(payload, key)
  if (!source) throw new ImportError(`There is no source "${key}"`)
  const feed = await fetchFeed(source, `sample-${randomUUID()}`)
  try {
    const scan = await scanFeed(feed, source)
    const match = [...scan.records].find(([, record]) => number === undefined || record.number === number)
    const [wanted = ''] = match ?? []
    const records = (await readRecords(feed, source, new Set([wanted]))).get(wanted)
    const options = { priceLimits: source.priceLimits, findPacked: makePackedLookup(feed.packed) }
    return {
      properties: scan.records.size,
      languages: countLanguages(scan),
      date: feedDateOf(scan, source),
      unreadable: scan.unreadableCount,
      isTruncated: scan.isTruncated,
      record:
        match && records
          ? {
              number: match[1].number,
              raw: toText(records),
              ...mapProperty(records, source.format, options),
            }
          : null,
    }
  } finally {
    await removePackage(feed)
  }
}
