import { isIP } from 'node:net'

import { isPublicAddress } from './public-address'

/** Where leads may be sent: https, a name or public address, no credentials. Null for anything else. */
export function receiverAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) > 0) return isPublicAddress(host) ? url : null
  return host.includes('.') && !/\.(local|localhost|internal|home\.arpa)\.?$/i.test(host) ? url : null
}
