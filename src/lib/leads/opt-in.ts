/** How a subscription to mails begins and ends: it waits until the address itself confirms, then runs until its end. */

const dayInMs = 24 * 60 * 60 * 1000

/** A mail may be found again after years; its link to end must still work then. */
const linkDays = 2 * 365

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
 * The moment at which an address that had ended asked for the newsletter again and has not confirmed yet; null for all
 * others. Until it confirms, its row keeps the end and the consent it had: whoever types an address proves nothing.
 */
export function askedAgainAt({
  confirmed,
  endedAt,
  updatedAt,
}: OptIn & { updatedAt: string }): string | null {
  if (confirmed || !endedAt) return null
  return new Date(updatedAt) > new Date(endedAt) ? updatedAt : null
}

/** The end of the link that confirms: that of the row, which is forgotten when nobody confirms. */
export const confirmUntil = (asked: Date, unconfirmedDays: number): Date =>
  new Date(asked.getTime() + unconfirmedDays * dayInMs)

/** The end of the links in mails that come by subscription. */
export const mailLinkUntil = (sent: Date): Date => new Date(sent.getTime() + linkDays * dayInMs)
