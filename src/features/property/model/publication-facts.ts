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

type PublicationFacts = Pick<PublicationSource, 'priceHistory' | 'onlineSince' | 'optionAt' | 'soldAt'>

function priceMoments({ price, priceHistory }: PublicationSource, now: string): PublicationFacts {
  const history = priceHistory ?? []
  const last = history.at(-1)?.price
  if (typeof price !== 'number' || price === last) return {}
  return { priceHistory: [...history, { date: now, price }] }
}

/**
 * The publication facts that change when a property is saved at a moment (ISO): the day it first went online, the
 * days it was put under option and sold or let, and its price if it differs from the last one. A property that is on
 * offer again has no day of a sale: the next one begins anew. Drafts change nothing: while an editor types 285, the
 * values 2 and 28 are not prices.
 *
 * @param availability with the meaning of the ribbon, which feeds may set before the status
 */
export function publicationFacts(
  source: PublicationSource,
  availability: SearchAvailability,
  now: string,
): PublicationFacts {
  if (source._status !== 'published') return {}
  const isGone = availability === 'gone'
  return {
    ...priceMoments(source, now),
    ...(source.onlineSince ? {} : { onlineSince: now }),
    ...(source.status === 'underOption' && !source.optionAt ? { optionAt: now } : {}),
    ...(isGone && source.status !== 'withdrawn' && !source.soldAt ? { soldAt: now } : {}),
    ...(!isGone && source.soldAt ? { soldAt: null } : {}),
  }
}
