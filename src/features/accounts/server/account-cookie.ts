import { env } from '@/lib/env'

import type { AccountKind } from '../model/account-kind'

type Cookies = Pick<AccountKind, 'cookieName' | 'markerName' | 'life'>

const secure = (): string => (env.serverUrl.startsWith('https:') ? '; Secure' : '')

function cookiesOf({ cookieName, markerName }: Cookies, token: string, seconds: number): string[] {
  const attributes = `Max-Age=${seconds}; Path=/; `
  const sent = `SameSite=Lax${secure()}`
  return [
    `${cookieName}=${token}; ${attributes}HttpOnly; ${sent}`,
    ...(markerName ? [`${markerName}=1; ${attributes}${sent}`] : []),
  ]
}

/** Sets the cookies; the session itself ends earlier when it is not used. */
export const sessionCookies = (kind: Cookies, token: string): string[] =>
  cookiesOf(kind, token, kind.life.longestMs / 1000)

/** Removes the cookies. */
export const expiredCookies = (kind: Cookies): string[] => cookiesOf(kind, '', 0)
