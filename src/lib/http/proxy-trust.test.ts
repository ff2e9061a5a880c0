import { channel } from 'node:diagnostics_channel'

import { expect, test, vi } from 'vitest'

import { isProxyUntrusted, proxyWarning, warnOfUntrustedProxy } from './proxy-trust'

const receive = (headers: Record<string, string>) =>
  channel('http.server.request.start').publish({ request: { headers } })

test('the first forwarded request is warned of, once', () => {
  const warn = vi.fn()
  const settings = { serverUrl: 'http://localhost:3000', trustedProxies: 0 }
  warnOfUntrustedProxy(settings, warn)
  receive({ host: 'localhost' })
  expect(warn).not.toHaveBeenCalled()
  receive({ 'x-forwarded-for': '203.0.113.7' })
  receive({ forwarded: 'for=203.0.113.7' })
  expect(warn).toHaveBeenCalledExactlyOnceWith(proxyWarning)
  expect(isProxyUntrusted(settings)).toBe(true)
})

test('an https site without trusted proxies is warned of at the start', () => {
  const warn = vi.fn()
  const settings = { serverUrl: 'https://perron.example', trustedProxies: 0 }
  warnOfUntrustedProxy(settings, warn)
  expect(warn).toHaveBeenCalledExactlyOnceWith(proxyWarning)
  expect(isProxyUntrusted(settings)).toBe(true)
})

test('a trusted proxy needs no warning', () => {
  const warn = vi.fn()
  const settings = { serverUrl: 'https://perron.example', trustedProxies: 1 }
  warnOfUntrustedProxy(settings, warn)
  receive({ 'x-forwarded-for': '203.0.113.7' })
  expect(warn).not.toHaveBeenCalled()
  expect(isProxyUntrusted(settings)).toBe(false)
})
