import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import { addHeaders, forward } from '@/lib/http/front/forward'

import {
  hasDraftCookie,
  headersFor,
  isSitePage,
  isStudio,
  kindOfQuery,
  nonceHeader,
  personalLocale,
  studioPolicy,
} from './front-rules'

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

/** Passes a request to Next, with the nonce and the route that it needs. */
export function passToNext(next: RequestListener, { request, response, path, query }: Exchange): void {
  const kind = kindOfQuery(query)
  const isList = isSitePage(path) && (kind === 'list' || kind === 'request')
  if (isList) Object.assign(request.headers, listRoute)
  const locale = personalLocale(path)
  // Notices instead of a preview or a private page get no parameters and use the language of the path.
  if (locale) request.headers['x-perron-locale'] = locale
  const isDraft = isSitePage(path) && hasDraftCookie(request.headers.cookie ?? '')
  const policy = isStudio(path) ? studioPolicy() : isList || locale || isDraft ? nonceHeader() : null
  if (policy) request.headers['content-security-policy'] = policy
  addHeaders(response, {
    ...headersFor(path),
    ...(policy && { 'content-security-policy': policy }),
  })
  forward(next, request, response)
}
