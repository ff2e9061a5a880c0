import ipaddr from 'ipaddr.js'

import { isPublicIp } from '@/lib/http/public-ip'

/** Parses the URL of the CRM: https, a host name with a dot or a public IP, no credentials. Null for anything else. */
export function parseReceiverUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host)) return isPublicIp(host) ? url : null
  return host.includes('.') && !/\.(local|localhost|internal|home\.arpa)\.?$/i.test(host) ? url : null
}
