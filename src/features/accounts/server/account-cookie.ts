import { env } from '@/lib/env'
import { hostName } from '@/lib/http/host-cookie'

import type { AccountKind } from '../model/account-kind'

type Cookies = Pick<AccountKind, 'cookieName' | 'markerName' | 'life'>

function cookiesOf({ cookieName, markerName }: Cookies, token: string, seconds: number): string[] {
  const attributes = `Max-Age=${seconds}; Path=/; `
  const isSecure = env.serverUrl.startsWith('https:')
  const sent = `SameSite=Lax${isSecure ? '; Secure' : ''}`
  return [
    `${isSecure ? hostName(cookieName) : cookieName}=${token}; ${attributes}HttpOnly; ${sent}`,
    ...(markerName ? [`${markerName}=1; ${attributes}${sent}`] : []),
  ]
}

/** Sets the cookies; the session itself ends earlier when it is not used. */
export const sessionCookies = (kind: Cookies, token: string): string[] =>
  cookiesOf(kind, token, kind.life.longestMs / 1000)

/** Removes the cookies. */
export const expiredCookies = (kind: Cookies): string[] => cookiesOf(kind, '', 0)
