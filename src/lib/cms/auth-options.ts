import type { IncomingAuthType } from 'payload'

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

export const staffAuth = { ...shared, tokenExpiration: 120 * minute } satisfies IncomingAuthType

/** Renewed while the owner or subscriber is active; gone after half an hour without a click. */
export const visitorAuth = { ...shared, tokenExpiration: 30 * minute } satisfies IncomingAuthType
