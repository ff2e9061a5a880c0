import { env } from '@/lib/env'

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

const isOwnOrigin = (origin: string, headers: Headers): boolean =>
  origin === env.serverUrl || hostOf(origin) === (headers.get('host') ?? '')

/**
 * Whether a page of another site, or of another server of the same domain, sent the request. Programs and addresses typed
 * into a browser are not meant.
 */
export function isFromElsewhere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && !isOwnOrigin(origin, headers)
}

/**
 * Whether a page of this site sent the request. Browsers send `Sec-Fetch-Site`, which pages cannot set; older ones only
 * send Origin. Browsers that can show our forms send one of them; a request with neither is refused.
 */
export function isFromOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && isOwnOrigin(origin, headers)
}
