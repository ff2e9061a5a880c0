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
