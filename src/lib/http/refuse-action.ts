/**
 * @relies next@16 server-actions: the header `next-action` with its id, and how the values are encrypted that an action has
 * captured; held by server-actions.test.ts; until Next refuses a malformed call by itself
 */
import { isRecord } from '@/lib/values/read-value'

import { isReadableReply, promisedText, type ReplyParts } from './action-reply'
import { isCapturedFor } from './captured-values'
import { readAtMost } from './read-at-most'

/** Default limit of Next for the body of an action. */
export const maxActionBytes = 1024 * 1024

/** An id as Next writes it; it answers others with a page. */
const actionId = /^[0-9a-f]{40,100}$/

const isMultipart = (headers: Headers): boolean =>
  (headers.get('content-type') ?? '').startsWith('multipart/form-data')

const refuse = (status: number, message: string, headers = {}): Response =>
  new Response(message, {
    status,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store', ...headers },
  })

/** For pages without actions: React must not decode a body there. */
export const refusePost = (): Response => refuse(405, 'Method not allowed', { allow: 'GET, HEAD' })

function isOtherOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return false
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host')
  return !URL.canParse(origin) || new URL(origin).host !== host
}

async function readParts(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Promise<ReplyParts | null> {
  if (!isMultipart(headers)) return new Map([['0', new TextDecoder().decode(bytes)]])
  try {
    const form = await new Response(bytes, {
      headers: { 'content-type': headers.get('content-type') ?? '' },
    }).formData()
    const entries = [...form]
    return new Set(form.keys()).size === entries.length ? new Map(entries) : null
  } catch {
    return null
  }
}

/** What the studio passes on: the name of a function with its arguments, or the language to switch to. */
const isStudioArgument = (value: unknown): boolean =>
  typeof value === 'string'
    ? /^[a-z]{2}$/.test(value)
    : isRecord(value) &&
      typeof value.name === 'string' &&
      Object.keys(value).every((key) => key === 'name' || key === 'args')

/**
 * The two calls of the studio have two arguments: the values that the action captured, as this site encrypted them for
 * it, and one of the caller.
 */
function isStudioCall(parts: ReplyParts, actionId: string, secret: string): boolean {
  const root: unknown = JSON.parse(String(parts.get('0')))
  const [captured, argument, ...rest]: unknown[] = Array.isArray(root) ? root : []
  if (typeof captured !== 'string' || rest.length > 0 || !isStudioArgument(argument)) return false
  return isCapturedFor(actionId, promisedText(captured, parts) ?? captured, secret)
}

/**
 * Checks a call of a server action of the studio before Next reads it, because Next answers a foreign origin, a body that
 * is too large and a malformed one with status 500. The studio calls its actions with `fetch` alone.
 *
 * @param request with a copy of the body
 * @param isSignedIn whether the request carries a session that this site signed: nothing is decoded for others
 * @param secret the secret of the configuration
 * @returns the refusal, or null when Next may read the call
 */
export async function findActionRefusal(
  request: Request,
  { isSignedIn, secret }: { isSignedIn: boolean; secret: string },
): Promise<Response | null> {
  const { headers } = request
  const id = headers.get('next-action') ?? ''
  if (!actionId.test(id)) return refusePost()
  if (isOtherOrigin(headers)) return refuse(403, 'Forbidden')
  if (!isSignedIn) return refuse(401, 'The session has ended')
  const bytes = await readAtMost(request, maxActionBytes)
  if (typeof bytes === 'number') return refuse(bytes, 'The request is too large or too slow')
  const parts = await readParts(bytes, headers)
  return parts && isReadableReply(parts) && isStudioCall(parts, id, secret)
    ? null
    : refuse(400, 'Bad request')
}
