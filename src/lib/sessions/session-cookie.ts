import { env } from '@/lib/env'
import { hostName } from '@/lib/http/cookies'

/** The cookies of one kind of session. */
export interface SessionCookies {
  /** Cookie with the token. Scripts never see it. */
  cookieName: string
  /** Cookie that tells scripts that there is a session, where a page needs it; it opens nothing. */
  markerName?: string
}

/** Sets the cookies; the session itself may end earlier. */
export function sessionCookies(
  { cookieName, markerName }: SessionCookies,
  token: string,
  lastsMs: number,
): string[] {
  const attributes = `Max-Age=${Math.floor(lastsMs / 1000)}; Path=/; `
  const isSecure = env.serverUrl.startsWith('https:')
  const sent = `SameSite=Lax${isSecure ? '; Secure' : ''}`
  const cookie = `${isSecure ? hostName(cookieName) : cookieName}=${token}; ${attributes}HttpOnly; ${sent}`
  return markerName ? [cookie, `${markerName}=1; ${attributes}${sent}`] : [cookie]
}

/** Removes the cookies. */
export const expiredCookies = (kind: SessionCookies): string[] => sessionCookies(kind, '', 0)
