const hourMs = 60 * 60_000

/** A session without a renewal ends after this time. */
export const idleMs = 12 * hourMs
/** A session ends after this time, renewed or not. */
export const lifeMs = 30 * 24 * hourMs
/** So long after the log-in the password need not be given again for changes of the second factor. */
const freshMs = 10 * 60_000

/** The end of a session that is renewed now; not after `now` when its life is over. */
export const sessionEnd = (beganAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleMs, beganAt.getTime() + lifeMs))

export const isFresh = (beganAt: Date, now: Date): boolean => now.getTime() - beganAt.getTime() < freshMs
