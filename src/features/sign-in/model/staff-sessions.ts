import { tokenCookieName } from '@/lib/payload/sign-in/token-cookie'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Sessions of staff. Their cookie has a token signed by Payload, which names the token of the session. */
export const staffSessions = {
  sessions: 'staffSessions',
  holder: 'user',
  cookieName: tokenCookieName,
  // Each renewal is written: it answers with a token that lasts as long as the session.
  life: { idleMs: 12 * hourMs, longestMs: 30 * 24 * hourMs, renewalMs: 0 },
} as const

/** So long after the log-in the password need not be given again for changes of the second factor. */
const freshMs = 10 * minuteMs

export const isFresh = (beganAt: Date, now: Date): boolean => now.getTime() - beganAt.getTime() < freshMs
