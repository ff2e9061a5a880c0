import { parseAnswer } from '../model/parse-answer'
import { parseDate } from '../model/parse-date'
import type { FeedFacts } from '../model/guard'
import { isAbsent, signOf } from '../model/field-values'
import { countOnOffer, type Staging } from './find-changes'
import type { ImportSource } from './import-source'
import type { FeedScan } from './scan-feed'

const firstValue = ({ values }: FeedScan, paths: readonly string[]): unknown =>
  paths.map((path) => values.get(path.toLowerCase())).find((value) => !isAbsent(value))

/** When the feed was made, as an ISO moment or day; null when it does not say so. */
export function feedDateOf(scan: FeedScan, { format }: ImportSource): string | null {
  const value = firstValue(scan, format.datePaths)
  if (typeof value !== 'string' || value.length > 40) return null
  const isMoment = /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value))
  return isMoment ? new Date(value).toISOString() : (parseDate(value, 'dayFirst')?.day ?? null)
}

/** Properties in the feed, with the records that could not be read. */
export const countRead = ({ records, unreadableCount }: FeedScan): number => records.size + unreadableCount

function isPartial(scan: FeedScan, { format }: ImportSource): boolean {
  const total = Number(signOf(firstValue(scan, format.totalPaths)))
  const isPart = parseAnswer(firstValue(scan, format.partialPaths), {}) === 'yes'
  return isPart || total > countRead(scan)
}

function countMissing({ languages }: ImportSource, { records, isDelta }: FeedScan): number {
  if (isDelta) return 0
  const locales = new Set([...records.values()].flatMap(({ hashes }) => [...hashes.keys()]))
  return locales.size === 0 ? 0 : languages.filter((language) => !locales.has(language)).length
}

/** What the guard checks. */
export function toFeedFacts(
  source: ImportSource,
  { feed: { scan, providerChange }, properties }: Staging,
  before: { withdrawn: number; lastDate: string | null },
): FeedFacts {
  return {
    isTruncated: scan.isTruncated,
    isPartial: isPartial(scan, source),
    hasOtherProvider: providerChange !== null,
    missingLanguages: countMissing(source, scan),
    isEmpty: !scan.isDelta && countRead(scan) === 0,
    onOffer: countOnOffer(properties.values()),
    date: feedDateOf(scan, source),
    ...before,
  }
}
