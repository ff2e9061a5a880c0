import type { HeldReason } from './reasons'

/** At least so many withdrawals before their share counts: a small agency may sell two houses in one day. */
const leastWithdrawn = 3

/** What is known of a feed once it was read and compared. */
export interface FeedFacts {
  /** Whether the file ended before its lists did. */
  isTruncated: boolean
  /** Whether the file says that it is a part, or has fewer records than it says. */
  isPartial: boolean
  /** The provider has another name, and no answer says whether it is the same office. */
  hasOtherProvider: boolean
  /** Languages of the source without any record. */
  missingLanguages: number
  /** Whether a feed of the whole has no property. One of changes may have none. */
  isEmpty: boolean
  /** Those of the last run that are no longer in it, without those that were sold or let. */
  withdrawn: number
  /** Properties of this source that visitors can find now. */
  onOffer: number
  /** When the feed was made, and the one that was applied last, as ISO moments. */
  date: string | null
  lastDate: string | null
}

/** Reasons that no one may overrule: what the feed says is not known. */
export const absoluteReasons: readonly HeldReason[] = ['truncated', 'movedOn']

/**
 * Why a run waits for a person; empty when it may be applied. An incomplete feed must not withdraw what it leaves out.
 *
 * @param sharePercent the share of the properties on offer that one run may withdraw
 */
export function findHeldReasons(facts: FeedFacts, sharePercent: number): HeldReason[] {
  const tooMany = facts.withdrawn >= leastWithdrawn && facts.withdrawn * 100 > facts.onOffer * sharePercent
  const isOlder = facts.date !== null && facts.lastDate !== null && facts.date < facts.lastDate
  const reasons: [HeldReason, boolean][] = [
    ['truncated', facts.isTruncated],
    ['empty', facts.isEmpty],
    ['partial', facts.isPartial],
    ['provider', facts.hasOtherProvider],
    ['languageMissing', facts.missingLanguages > 0],
    ['older', isOlder],
    ['manyWithdrawn', tooMany],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}
