import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'

import type { Payload } from 'payload'

import { mapProperty, type MappedProperty } from '../model/map-property'
import { feedDateOf } from './feed-facts'
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
  hasWrongEncoding: boolean
  record: (MappedProperty & { number: string; raw: string }) | null
}

/** Characters of the record as it is in the feed. */
const maxRawLength = 20_000
const maxTextLength = 500

function countLanguages({ hashes }: FeedScan): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const byLanguage of hashes.values())
    for (const language of byLanguage.keys()) counts[language] = (counts[language] ?? 0) + 1
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
  const file = await fetchFeed(source, `sample-${randomUUID()}`)
  try {
    const scan = await scanFeed(file, source)
    const wanted = number ?? scan.hashes.keys().next().value
    const records =
      wanted === undefined
        ? undefined
        : (await readRecords(file, source, { scan, wanted: new Set([wanted]) })).get(wanted)
    return {
      ...{ properties: scan.hashes.size, languages: countLanguages(scan), date: feedDateOf(scan, source) },
      ...{
        unreadable: scan.unreadable,
        isTruncated: scan.isTruncated,
        hasWrongEncoding: scan.hasWrongEncoding,
      },
      record:
        wanted === undefined || !records
          ? null
          : { number: wanted, raw: toText(records), ...mapProperty(records, source.format) },
    }
  } finally {
    await rm(file, { force: true })
  }
}
