import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

import { processState } from '@/lib/process-state'

/**
 * Behind a proxy with `TRUSTED_PROXIES` unset, every visitor has the proxy's IP, so that the limits of one are the limits
 * of all. Nothing else of the site shows that.
 */

interface ProxySettings {
  serverUrl: string
  trustedProxies: number
}

const forwarded = () => processState('forwardedRequests', () => ({ isSeen: false }))

/** The words of the log. */
export const proxyWarning =
  'TRUSTED_PROXIES is 0, but the site is behind a proxy: all visitors share one limit of forms and log-ins. Set it to the number of your own proxies.'

/** This server answers plain http, so an https site has a proxy in front. */
const isBehindProxy = ({ serverUrl }: ProxySettings): boolean =>
  serverUrl.startsWith('https:') || forwarded().isSeen

/** Whether the site is behind a proxy that it does not trust. */
export const isProxyUntrusted = (settings: ProxySettings): boolean =>
  settings.trustedProxies === 0 && isBehindProxy(settings)

/** Writes a warning once: at the start when the settings show a proxy, else at the first forwarded request. */
export function warnOfUntrustedProxy(settings: ProxySettings, warn: (message: string) => void): void {
  if (settings.trustedProxies > 0) return
  const isKnown = isProxyUntrusted(settings)
  if (isKnown) warn(proxyWarning)
  subscribe('http.server.request.start', (message) => {
    if (forwarded().isSeen) return
    // The type of the published message is `unknown`. Next adds the header too, but later.
    const { headers } = (message as { request: IncomingMessage }).request
    if (!headers['x-forwarded-for'] && !headers.forwarded) return
    forwarded().isSeen = true
    if (!isKnown) warn(proxyWarning)
  })
}
