import type { PropertyStatus } from './availability'

export interface PriceMoment {
  /** ISO date and time. */
  date: string
  /** In euro. */
  price: number
}

/** What the system itself notes about a property; the names are those of the stored fields. */
export interface PublicationSource {
  _status?: 'draft' | 'published' | null
  status?: PropertyStatus | null
  price?: number | null
  priceHistory?: readonly Partial<PriceMoment>[] | null
  onlineSince?: string | null
  soldAt?: string | null
}

type PublicationFacts = Pick<PublicationSource, 'priceHistory' | 'onlineSince' | 'soldAt'>

function priceMoments({ price, priceHistory }: PublicationSource, now: string): PublicationFacts {
  const history = priceHistory ?? []
  const last = history.at(-1)?.price
  if (typeof price !== 'number' || price === last) return {}
  return { priceHistory: [...history, { date: now, price }] }
}

/**
 * What changes when a property is saved at a moment (ISO): the day it first went online, the day it was sold or let,
 * and its price when that is another than the last one noted. Drafts note nothing: while an editor types,
 * 2, 28 and 285 are no prices.
 */
export function publicationFacts(source: PublicationSource, now: string): PublicationFacts {
  if (source._status !== 'published') return {}
  const isGone = source.status === 'sold' || source.status === 'rented'
  return {
    ...priceMoments(source, now),
    ...(source.onlineSince ? {} : { onlineSince: now }),
    ...(isGone && !source.soldAt ? { soldAt: now } : {}),
  }
}
