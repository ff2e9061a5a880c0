const minuteMs = 60_000

/** A session without a request ends after this time. */
const idleMs = 30 * minuteMs
/** A session ends after this time, used or not. */
export const ownerSessionMs = 8 * 60 * minuteMs

/** The end of a session that is used now; not after `now` when its time is over. */
export const ownerSessionEnd = (beganAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleMs, beganAt.getTime() + ownerSessionMs))

/** Whether a use now moves the end by a minute or more: each page is not worth a write. */
export const isWorthRenewing = (beganAt: Date, until: Date, now: Date): boolean =>
  ownerSessionEnd(beganAt, now).getTime() - until.getTime() >= minuteMs
