const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a session lasts. */
export interface SessionLife {
  /** Milliseconds without a request after which it ends. */
  idleMs: number
  /** Milliseconds after which it ends, used or not. */
  longestMs: number
  /** A use is written when it moves the end by this time or more: each page is not worth a write. */
  renewalMs: number
}

/** Owners see offers, viewings and the figures of a sale. */
export const ownerSessionLife: SessionLife = {
  idleMs: 30 * minuteMs,
  longestMs: 8 * hourMs,
  renewalMs: minuteMs,
}

/** Subscribers come back for months, on their own devices, to searches and saved homes. */
export const subscriberSessionLife: SessionLife = {
  idleMs: 30 * dayMs,
  longestMs: 180 * dayMs,
  renewalMs: hourMs,
}

/** The end of a session that is used now; not after `now` when its time is over. */
export const sessionEnd = ({ idleMs, longestMs }: SessionLife, beganAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleMs, beganAt.getTime() + longestMs))

/** Whether a use now is written. */
export const isWorthRenewing = (life: SessionLife, beganAt: Date, until: Date, now: Date): boolean =>
  sessionEnd(life, beganAt, now).getTime() - until.getTime() >= life.renewalMs
