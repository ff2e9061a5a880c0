/** How long a session lasts. */
export interface SessionLife {
  /** Milliseconds without a renewal after which it ends. */
  idleMs: number
  /** Milliseconds after which it ends, used or not. */
  longestMs: number
  /** A renewal is written when it moves the end by this time or more: each page is not worth a write. */
  renewalMs: number
}

/** When a session began and when it ends unless it is renewed. */
export interface SessionTimes {
  beganAt: Date
  until: Date
}

/** The end of a session that is renewed now; not after `now` when its time is over. */
export const sessionEnd = ({ idleMs, longestMs }: SessionLife, beganAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleMs, beganAt.getTime() + longestMs))

/** Whether a renewal now is written. */
export const isWorthRenewing = (life: SessionLife, { beganAt, until }: SessionTimes, now: Date): boolean =>
  sessionEnd(life, beganAt, now).getTime() - until.getTime() >= life.renewalMs
