import { extractJWT, type AuthStrategy } from 'payload'

import { readStaffToken } from '@/lib/payload/sign-in/session-signature'

import { findSession, noteSeen } from './sessions'

/**
 * Finds the member of staff of a request by the row of the session. Payload's own strategy, which asks the list of
 * sessions in the account, finds none there: see `dropPayloadSessions`.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'staff-session',
  authenticate: async ({ headers, payload, strategyName }) => {
    const token = extractJWT({ headers, payload })
    const claims = token ? readStaffToken(token, payload.secret) : null
    if (!claims) return { user: null }
    const now = new Date()
    const session = await findSession(payload, claims, now)
    if (!session) return { user: null }
    const user = await payload.findByID({
      collection: 'users',
      id: claims.id,
      depth: 0,
      disableErrors: true,
      // There is no user yet: this finds the one.
      overrideAccess: true,
    })
    if (!user) return { user: null }
    void noteSeen(payload, session, now).catch(() => undefined)
    return {
      user: {
        ...user,
        collection: 'users',
        _sid: claims.sid,
        ...(strategyName && { _strategy: strategyName }),
      },
    }
  },
}
