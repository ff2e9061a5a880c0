import type { SearchAvailability } from '@/features/property/model/availability'

/** What a person can choose to be notified of. */
export const chosenKinds = ['new', 'priceCut', 'backOnMarket', 'sold'] as const
export type ChosenKind = (typeof chosenKinds)[number]

/** What an alert says; `withinBudget` is sent to those who chose price cuts, `byHand` by the agency. */
export type AlertKind = ChosenKind | 'withinBudget' | 'byHand'

export const defaultAlertKinds: readonly ChosenKind[] = ['new', 'priceCut', 'backOnMarket']

/** Belgian hour of daily and weekly e-mails when none was chosen. */
export const defaultDigestHour = 8

/** What was known of a property at a moment. */
export interface AlertState {
  /** In euro; null if it is not published. */
  price: number | null
  availability: SearchAvailability | 'withdrawn'
}

interface Change {
  /** Null for a property that was never seen. */
  before: AlertState | null
  after: AlertState
  /** ISO date and time at which alerts first saw the property. */
  since: string
}

/** A search that may be notified of a change. */
export interface Listener {
  kinds: readonly ChosenKind[]
  /** ISO date and time from which a property on the site is new to it: its confirmation, or a later one. */
  listensSince: string
  /** Its highest price in euro; null for no bound. */
  maxPrice: number | null
  /** Whether an alert about this property was already due for it. */
  wasNotified: boolean
  /** The price in the last one; null without an alert or a price. */
  notifiedPrice: number | null
}

const isCut = (from: number | null, to: number | null, percent: number): boolean =>
  from !== null && to !== null && to < from && (from - to) * 100 >= from * percent

const onMarketAgain = ({ before, after }: Change): boolean =>
  before !== null && before.availability !== 'available' && after.availability === 'available'

/** What a lower price means to a search; null when it is too small. */
function cutKind({ before, after }: Change, to: Listener, percent: number): AlertKind | null {
  if (to.wasNotified) return isCut(to.notifiedPrice, after.price, percent) ? 'priceCut' : null
  const isAffordable = to.maxPrice !== null && before?.price != null && before.price > to.maxPrice
  if (isAffordable) return 'withinBudget'
  return isCut(before?.price ?? null, after.price, percent) ? 'priceCut' : null
}

/**
 * What a matching search is notified of by the change of a property; null for nothing. A property that was sold is reported only
 * where it was reported before; a property that begins to match counts as new if it came after the search.
 *
 * @param percent the smallest price cut, in percent of the price last reported
 */
export function alertKindFor(change: Change, to: Listener, percent: number): AlertKind | null {
  const chosen = (kind: AlertKind | null): AlertKind | null => {
    const choice = kind === 'withinBudget' ? 'priceCut' : kind
    return choice !== null && choice !== 'byHand' && to.kinds.includes(choice) ? kind : null
  }
  if (change.after.availability === 'gone')
    return to.wasNotified && change.before?.availability !== 'gone' ? chosen('sold') : null
  if (change.after.availability !== 'available') return null
  if (to.wasNotified && onMarketAgain(change)) return chosen('backOnMarket')
  const cut = chosen(cutKind(change, to, percent))
  if (cut || to.wasNotified) return cut
  if (change.since >= to.listensSince) return chosen('new')
  return onMarketAgain(change) ? chosen('backOnMarket') : null
}
