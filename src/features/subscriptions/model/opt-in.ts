import { daysAfter, monthsAfter } from '@/lib/time/belgian-time'

/** States of a subscription to e-mails: it is pending until the e-mail address is confirmed, then active until its end. */

/** An e-mail may be read again after years; its link to unsubscribe must still work then. */
const linkMonths = 24

export type OptInState = 'pending' | 'confirmed' | 'ended'

interface OptIn {
  confirmed?: boolean | null
  endedAt?: string | null
}

export function optInStateOf({ confirmed, endedAt }: OptIn): OptInState {
  if (endedAt) return 'ended'
  return confirmed ? 'confirmed' : 'pending'
}

/**
 * When the newsletter was requested again for an ended e-mail address that is not yet confirmed; null for all others.
 * Until the confirmation its row keeps end and consent as they were: anyone can type an e-mail address.
 */
export function requestedAgainAt({
  confirmed,
  endedAt,
  updatedAt,
}: OptIn & { updatedAt: string }): string | null {
  if (confirmed || !endedAt) return null
  return new Date(updatedAt) > new Date(endedAt) ? updatedAt : null
}

/** Expiry of the confirmation link: that of the row, which is deleted when it is not confirmed. */
export const confirmUntil = (requestedAt: Date, unconfirmedDays: number): Date =>
  daysAfter(requestedAt, unconfirmedDays)

/** Expiry of the links in e-mails of a subscription. */
export const mailLinkUntil = (sent: Date): Date => monthsAfter(sent, linkMonths)
