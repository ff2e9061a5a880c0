import 'server-only'

import { cookies } from 'next/headers'
import { cache } from 'react'

import { payloadClient } from '@/lib/payload/payload-client'
import type { Owner } from '@/payload-types'

import { ownerCookieName } from './owner-cookie'
import { resumeOwnerSession } from './owner-sessions'

/** The token of the session in the cookies of the request, unchecked. */
export const getOwnerToken = async (): Promise<string> => (await cookies()).get(ownerCookieName)?.value ?? ''

/**
 * The owner who is signed in, in a server component or a route; null without a session, or after its end. Moves the end
 * of the session.
 */
export const getOwner = cache(async (): Promise<Owner | null> => {
  const token = await getOwnerToken()
  if (!token) return null
  const payload = await payloadClient()
  const id = await resumeOwnerSession(payload, token, new Date())
  if (!id) return null
  return payload.findByID({
    collection: 'owners',
    id,
    depth: 0,
    disableErrors: true,
    // The session is that of this account.
    overrideAccess: true,
  })
})
