import type { PropertyStatus, SearchAvailability } from './availability'

export interface PriceMoment {
  /** ISO date and time. */
  date: string
  /** In euro. */
  price: number
}

/** The publication facts that the system stores; the names are those of the stored fields. */
export interface PublicationSource {
  _status?: 'draft' | 'published' | null
  status?: PropertyStatus | null
  price?: number | null
  priceHistory?: readonly Partial<PriceMoment>[] | null
  onlineSince?: string | null
  optionAt?: string | null
  soldAt?: string | null
}

/** What visitors see of the property before it is saved. */
export interface PublishedBefore {
  _status?: string | null
  status?: PropertyStatus | null
  searchAvailability?: SearchAvailability | null
  soldAt?: string | null
}

type PublicationFacts = Pick<PublicationSource, 'priceHistory' | 'onlineSince' | 'optionAt' | 'soldAt'>

function priceMoments({ price, priceHistory }: PublicationSource, now: string): PublicationFacts {
  const history = priceHistory ?? []
  const last = history.at(-1)?.price
  if (typeof price !== 'number' || price === last) return {}
  return { priceHistory: [...history, { date: now, price }] }
}

/**
 * The day of a sale or letting: today for what was on offer, else the day that is stored. Of a reference that is entered
 * or imported as sold the day is not known.
 */
function saleDay({ status }: PublicationSource, now: string, before: PublishedBefore | null): string | null {
  if (before?._status !== 'published') return null
  if (before.searchAvailability === 'gone') return before.soldAt ?? null
  return status === 'withdrawn' ? null : now
}

/**
 * The day of one that was sold or let without a day and is withdrawn now, which says nothing of a sale: the day it went
 * online. It is early, so nothing is shown again by mistake.
 */
function withdrawnDay(source: PublicationSource, before: PublishedBefore | null): PublicationFacts {
  const wasGone = before?.searchAvailability === 'gone' && before.status !== 'withdrawn'
  const isToFill = source.status === 'withdrawn' && !source.soldAt && wasGone && !before.soldAt
  return isToFill && source.onlineSince ? { soldAt: source.onlineSince } : {}
}

/**
 * The publication facts that change when a property is saved at a moment (ISO): the day it first went online, the
 * days it was put under option and sold or let, and its price if it differs from the last one. A property that is on
 * offer again has no day of a sale: the next one begins anew. Drafts change nothing: while an editor types 285, the
 * values 2 and 28 are not prices; but a withdrawal never forgets a sale.
 *
 * @param availability with the meaning of the ribbon, which feeds may set before the status
 * @param before as stored, without the changes of a draft; null for a new one
 */
export function publicationFacts(
  source: PublicationSource,
  availability: SearchAvailability,
  now: string,
  before: PublishedBefore | null,
): PublicationFacts {
  const withdrawn = withdrawnDay(source, before)
  if (source._status !== 'published') return withdrawn
  const isGone = availability === 'gone'
  const soldAt = isGone && !source.soldAt ? saleDay(source, now, before) : null
  return {
    ...priceMoments(source, now),
    ...(source.onlineSince ? {} : { onlineSince: now }),
    ...(source.status === 'underOption' && !source.optionAt ? { optionAt: now } : {}),
    ...(soldAt ? { soldAt } : withdrawn),
    ...(!isGone && source.soldAt ? { soldAt: null } : {}),
  }
}
