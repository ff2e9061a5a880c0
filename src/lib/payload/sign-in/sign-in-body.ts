import { readAtMost } from '@/lib/http/read-at-most'
import { isRecord } from '@/lib/values/read-value'

/** The fields of the three sign-in requests. */
export type SignInData = { email: string; password: string; token: string }

const maxBytes = 16 * 1024

/** The studio's forms send JSON inside a form field, other clients plain JSON. */
async function parseJson(body: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  if (!type.startsWith('multipart/form-data')) return JSON.parse(new TextDecoder().decode(body) || '{}')
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  return JSON.parse(String(form.get('_payload') ?? '{}'))
}

const textIn = (data: unknown, name: string): string => {
  const value = isRecord(data) ? data[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** Types that a page of another site cannot send without asking first, and that of the studio's forms. */
const knownType = /^(?:application\/json|multipart\/form-data)(?:;|$)/i

/**
 * Reads a sign-in request. Returns a status when it is too large (413), too slow (408), of another type (415) or unreadable
 * (400).
 */
export async function readSignIn(request: Request): Promise<SignInData | 400 | 408 | 413 | 415> {
  if (!knownType.test(request.headers.get('content-type') ?? '')) return 415
  const body = await readAtMost(request, maxBytes)
  if (typeof body === 'number') return body
  try {
    const data = await parseJson(body, request.headers.get('content-type') ?? '')
    return { email: textIn(data, 'email'), password: textIn(data, 'password'), token: textIn(data, 'token') }
  } catch {
    return 400
  }
}

const withoutLength = (original: Headers): Headers => {
  const headers = new Headers(original)
  for (const name of ['content-length', 'transfer-encoding', 'content-encoding']) headers.delete(name)
  headers.set('content-type', 'application/json')
  return headers
}

/** The request of a second step with the body that was read, or the status of a refusal as for `readSignIn`. */
export async function readSecondStep(request: Request): Promise<Request | 408 | 413 | 415> {
  if (!/^application\/json(?:;|$)/i.test(request.headers.get('content-type') ?? '')) return 415
  const body = await readAtMost(request, maxBytes)
  if (typeof body === 'number') return body
  return new Request(request.url, { method: 'POST', headers: withoutLength(request.headers), body })
}

/**
 * The same request as plain JSON with only these fields. So Payload signs in exactly the account that was counted,
 * however the original was encoded.
 */
export const plainRequest = (request: Request, data: Partial<SignInData>): Request =>
  new Request(request.url, {
    method: 'POST',
    headers: withoutLength(request.headers),
    body: JSON.stringify(data),
  })
