import type { PropertyStatus } from './availability'

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
 * days it was put under option and sold or let, and its price if it differs from the last one. Drafts change nothing: while an editor
 * types 285, the values 2 and 28 are not prices.
 */
export function publicationFacts(source: PublicationSource, now: string): PublicationFacts {
  if (source._status !== 'published') return {}
  const isGone = source.status === 'sold' || source.status === 'rented'
  return {
    ...priceMoments(source, now),
    ...(source.onlineSince ? {} : { onlineSince: now }),
    ...(source.status === 'underOption' && !source.optionAt ? { optionAt: now } : {}),
    ...(isGone && !source.soldAt ? { soldAt: now } : {}),
  }
}
