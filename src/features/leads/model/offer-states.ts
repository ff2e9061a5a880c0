import { daysAfter } from '@/lib/time/belgian-time'
import { isOneOf } from '@/lib/values/read-value'

/** The states of a purchase offer. The last four are final. */
export const offerStates = [
  'awaitingConfirmation',
  'received',
  'accepted',
  'refused',
  'withdrawn',
  'expired',
] as const
export type OfferState = (typeof offerStates)[number]

/** For each state, the states it may follow. No transition is reversed, because e-mails about it were sent. */
export const offerTransitionsFrom: Record<Exclude<OfferState, 'awaitingConfirmation'>, OfferState[]> = {
  received: ['awaitingConfirmation'],
  accepted: ['received'],
  refused: ['received'],
  withdrawn: ['awaitingConfirmation', 'received'],
  expired: ['awaitingConfirmation', 'received'],
}

export const isOfferState = (value: unknown): value is OfferState => isOneOf(offerStates, value)

/** In whole euro. */
export const largestOffer = 100_000_000

/** Longest validity of an offer. */
export const maxOfferDays = 180

/** Days its private pages still show the result after the last day of an offer. */
const linkDays = 60

/** End of the private links to an offer. */
export const offerLinkEnd = (offerUntil: string): Date => daysAfter(new Date(offerUntil), linkDays)
