import { channel } from 'node:diagnostics_channel'

import { getServerActionRequestMetadata } from 'next/dist/server/lib/server-action-request-meta'
import { unstable_doesMiddlewareMatch as isProxied } from 'next/experimental/testing/server'
import { expect, test } from 'vitest'

import { dropEmptyActions } from './lib/http/refuse-action'
import { config } from './proxy'

/** What Next needs of a request to decide whether it is a call of an action. */
type NextRequestLike = Parameters<typeof getServerActionRequestMetadata>[0]

const isCall = (headers: Record<string, string>) =>
  getServerActionRequestMetadata({ method: 'POST', headers } as NextRequestLike).isPossibleServerAction

const requests: Record<string, string>[] = [{ 'next-action': '' }, { 'next-action': 'x' }, {}]

test.each(requests)('a request with the headers %j reaches the proxy, or Next sees no call in it', (sent) => {
  dropEmptyActions()
  const headers: Record<string, string> = { ...sent }
  channel('http.server.request.start').publish({ request: { headers } })
  expect(isProxied({ config, url: 'http://localhost/fr/', headers }) || !isCall(headers)).toBe(true)
})
