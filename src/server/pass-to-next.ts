import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import onHeaders from 'on-headers'

import { addQuery, splitUrl } from '@/features/routing/model/public-path'
import { addHeaders, forward } from './forward'

import {
  headersFor,
  isPreview,
  isSitePage,
  isStudio,
  kindOfQuery,
  nonceHeader,
  personalLocale,
  studioPolicy,
} from './request-rules'

/** One request with what every step needs of it. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  path: string
  /** Without the question mark. */
  query: string
}

/** One rule of next.config.ts leads requests with this header to the route that renders lists. */
export const listRoute = { 'x-perron-route': 'list' }

const isOwnUrl = (location: unknown): location is string =>
  typeof location === 'string' && /^\/(?![/\\])/.test(location)

const hasQuery = (url: string, query: string): boolean => splitUrl(url).suffix.includes(query)

/** The query without the number of a project, which chose the page that the redirect leads to (acceptance A9). */
function queryAfterRedirect({ path, query }: Pick<Exchange, 'path' | 'query'>): string {
  if (!path.endsWith('/project/')) return query
  const left = new URLSearchParams(query)
  left.delete('id')
  return left.toString()
}

/**
 * Lets a redirect to another page of this site keep the query of the request. Pages are rendered without it, for all
 * visitors at once, so that their redirects do not know it.
 */
export function keepQuery({ response, ...target }: Pick<Exchange, 'response' | 'path' | 'query'>): void {
  const query = queryAfterRedirect(target)
  onHeaders(response, () => {
    const { statusCode: status } = response
    const location = response.getHeader('location')
    const isKeepingQuery = status >= 300 && status <= 399 && isOwnUrl(location) && !hasQuery(location, query)
    if (isKeepingQuery) response.setHeader('location', addQuery(location, query))
  })
}

/** Passes a request to Next, with the route that it needs, or the nonce of a page with Next's scripts. */
export function passToNext(next: RequestListener, { request, response, path, query }: Exchange): void {
  const kind = kindOfQuery(query)
  const isList = isSitePage(path) && (kind === 'list' || kind === 'request')
  if (isList) Object.assign(request.headers, listRoute)
  const locale = personalLocale(path)
  // Notices instead of a preview or a private page get no parameters and use the language of the path.
  if (locale) request.headers['x-perron-locale'] = locale
  const policy = isStudio(path) ? studioPolicy() : isPreview(path) ? nonceHeader() : null
  if (policy) request.headers['content-security-policy'] = policy
  addHeaders(response, {
    ...headersFor(path),
    ...(policy && { 'content-security-policy': policy }),
  })
  forward(next, request, response)
}
