import { identify, type ProviderChange } from '../model/identify'
import type { ImportRecord } from '../model/import-record'
import { answerTo, type Answers } from '../model/questions'
import type { FeedScan, ScannedRecord } from './scan-feed'

/** A scan whose records are known properties or new ones. */
export interface IdentifiedFeed {
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

/** Finds which property each record of a feed is. */
export function identifyRecords(
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
