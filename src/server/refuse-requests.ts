/** @relies server-actions */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

import { env } from '@/lib/env'
import { sendText } from './forward'
import type { InnerRequest, InnerResponse } from '@/lib/http/inner-request'
import { readAtMost } from '@/lib/http/read-at-most'
import { findActionRefusal, maxActionBytes, refusePost } from '@/lib/http/refuse-action'
import { hasStaffToken } from '@/lib/payload/sign-in/session-signature'

import { headersFor, isStudio, readsForms } from './request-rules'
import type { Exchange } from './pass-to-next'

const isDecodable = (path: string): boolean => {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === name.length && rawHeaders[index]?.toLowerCase() === name) count += 1
  return count
}

/** Browsers never send an origin that is no URL; Next fails on one with status 500. */
const hasBadOrigin = ({ headers: { origin } }: IncomingMessage): boolean =>
  origin !== undefined && origin !== 'null' && !URL.canParse(origin)

/** Whether a reader of URLs would take it for another path: browsers send none of these. */
const isAmbiguous = (path: string): boolean => /\/\.{1,2}(?:\/|$)|[\\#]/.test(path.replace(/%2e/gi, '.'))

/**
 * Checks what Next answers with status 500 or what different servers read differently.
 *
 * @param path of the request, without its query
 * @returns the status of the refusal, or null
 */
export function findRefusal(request: IncomingMessage, path: string): 400 | 405 | null {
  if (request.method === 'TRACE' || request.method === 'CONNECT') return 405
  if (!path.startsWith('/') || !isDecodable(path) || isAmbiguous(path) || hasBadOrigin(request)) return 400
  return countHeader(request, 'host') > 1 ? 400 : null
}

/** Headers that only this process may set on a request. */
const internal = ['content-security-policy', 'content-security-policy-report-only']
const internalPrefix = 'x-perron-'

/** Removes what a client could pretend to be this process with. */
export function dropInternalHeaders({ headers }: IncomingMessage): void {
  for (const name of internal) delete headers[name]
  for (const name in headers) if (name.startsWith(internalPrefix)) delete headers[name]
  // Next takes such a request for a call of an action without a name.
  if (headers['next-action'] === '') delete headers['next-action']
}

/** The headers of a request as the Fetch API has them. */
export const toHeaders = ({ headers }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  )

/**
 * Sends a response of the Fetch API.
 *
 * @param path of the request, for the headers that the response does not set
 */
export async function sendResponse(response: ServerResponse, from: Response, path: string): Promise<void> {
  response.writeHead(from.status, { ...headersFor(path), ...Object.fromEntries(from.headers) })
  response.end(Buffer.from(await from.arrayBuffer()))
}

/** Whether Next would read the request as a call of a server action. */
export const isActionCall = ({ method, headers }: IncomingMessage, path: string): boolean =>
  method === 'POST' &&
  !readsForms(path) &&
  (headers['next-action'] !== undefined || (headers['content-type'] ?? '').startsWith('multipart/form-data'))

/**
 * Answers a call of a server action: only the studio has any. Its body is read and checked first, because Next answers a
 * malformed one with status 500.
 *
 * @param dispatch passes the checked call to Next
 */
export async function answerAction(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  dispatch: (request: InnerRequest) => Promise<InnerResponse>,
): Promise<void> {
  if (!isStudio(path)) return sendResponse(response, refusePost(), path)
  const headers = toHeaders(request)
  const secret = env.payloadSecret
  const stream = Readable.toWeb(request) as ReadableStream<Uint8Array<ArrayBuffer>>
  const bytes = await readAtMost({ headers, body: stream }, maxActionBytes)
  if (typeof bytes === 'number')
    return sendText(response, bytes, 'The request is too large or too slow', { connection: 'close' })
  const copy = new Request(`http://inner${path}`, { method: 'POST', headers, body: bytes })
  const refusal = await findActionRefusal(copy, { isSignedIn: hasStaffToken(headers, secret), secret })
  if (refusal) return sendResponse(response, refusal, path)
  const answer = await dispatch({
    method: 'POST',
    url: request.url ?? path,
    headers: request.headers,
    body: Buffer.from(bytes),
  })
  response.writeHead(answer.status, { ...headersFor(path), ...answer.headers })
  response.end(answer.body)
}

/** Headers of a body, which a request without one must not have. */
const ofBody = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding', 'expect']

/**
 * Refuses what is sent to a page for one visitor: with the status that a reader gets when there is no such page, else
 * with 405. Next answers 200, whatever the path.
 *
 * @param dispatch asks this process for the page
 */
export async function refusePageWrite(
  { request, response, path }: Exchange,
  dispatch: (request: InnerRequest) => Promise<InnerResponse>,
): Promise<void> {
  const headers = { ...request.headers }
  for (const name of ofBody) delete headers[name]
  const page = await dispatch({ url: request.url ?? path, headers })
  if (page.status < 400) return sendResponse(response, refusePost(), path)
  response.writeHead(page.status, { ...headersFor(path), ...page.headers })
  response.end(page.body)
}
