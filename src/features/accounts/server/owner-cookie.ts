import { env } from '@/lib/env'

import { ownerSessionMs } from '../model/owner-session-life'

/** Cookie of the session of an owner. Scripts never see it. */
export const ownerCookieName = 'owner_session'

const attributes = (): string =>
  `Path=/; HttpOnly; SameSite=Lax${env.serverUrl.startsWith('https:') ? '; Secure' : ''}`

/** Sets the cookie; the session itself ends earlier when it is not used. */
export const ownerCookie = (token: string): string =>
  `${ownerCookieName}=${token}; Max-Age=${ownerSessionMs / 1000}; ${attributes()}`

/** Removes the cookie. */
export const expiredOwnerCookie = (): string => `${ownerCookieName}=; Max-Age=0; ${attributes()}`
