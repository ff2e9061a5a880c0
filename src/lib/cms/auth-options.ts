import type { IncomingAuthType } from 'payload'

import { resetMailHtml, resetMailSubject } from './sign-in/reset-mail'

const minute = 60
const minuteInMs = 60_000

/** What the three kinds of account share. Lock-out is short: a stranger must not keep somebody out for long. */
const shared = {
  cookies: { sameSite: 'Lax' },
  depth: 0,
  lockTime: 10 * minuteInMs,
  maxLoginAttempts: 5,
  useAPIKey: false,
  useSessions: true,
} satisfies IncomingAuthType

/**
 * Ends two hours after the last renewal; the studio renews while somebody works. No lock: a stranger could keep staff
 * out with it, and its message tells which accounts exist. `lib/cms/sign-in` limits the tries instead.
 */
export const staffAuth = {
  ...shared,
  maxLoginAttempts: 0,
  tokenExpiration: 120 * minute,
  forgotPassword: { generateEmailHTML: resetMailHtml, generateEmailSubject: resetMailSubject },
} satisfies IncomingAuthType

/** Renewed while the owner or subscriber is active; gone after half an hour without a click. */
export const visitorAuth = { ...shared, tokenExpiration: 30 * minute } satisfies IncomingAuthType
