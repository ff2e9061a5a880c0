import 'server-only'

import { cookies } from 'next/headers'
import { cache } from 'react'

import { payloadClient } from '@/lib/payload/payload-client'
import type { SessionCookies } from '@/lib/sessions/session-cookie'
import { renewSession } from '@/lib/sessions/sessions'
import type { Owner, Subscriber } from '@/payload-types'

import { ownerAccounts, subscriberAccounts, type AccountKind } from '../model/account-kind'

/** The token of the session in the cookies of the request, unchecked. */
export const getSessionToken = async ({ cookieName }: SessionCookies): Promise<string> =>
  (await cookies()).get(cookieName)?.value ?? ''

async function findSignedIn<Account>(kind: AccountKind): Promise<Account | null> {
  const token = await getSessionToken(kind)
  if (!token) return null
  const payload = await payloadClient()
  const session = await renewSession(payload, kind, token, new Date())
  if (!session) return null
  // The session is that of this account.
  const options = { depth: 0, disableErrors: true, overrideAccess: true } as const
  return (await payload.findByID({
    collection: kind.accounts,
    id: session.account,
    ...options,
  })) as Account | null
}

/**
 * The owner who is signed in, in a server component or a route; null without a session, or after its end. Moves the end
 * of the session.
 */
export const getOwner = cache(() => findSignedIn<Owner>(ownerAccounts))

/** The subscriber who is signed in; null without a session, or after its end. Moves the end of the session. */
export const getSubscriber = cache(() => findSignedIn<Subscriber>(subscriberAccounts))
