import { env } from '@/lib/env'

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * Whether a page of ours sent this. Browsers say so in `Sec-Fetch-Site`, which no page can set; older ones name the
 * origin alone. Who says neither is no browser that shows our forms.
 */
export function isFromOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null) return false
  return origin === env.serverUrl || hostOf(origin) === (headers.get('host') ?? '')
}
