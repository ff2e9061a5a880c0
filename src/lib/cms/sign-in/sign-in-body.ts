import { readAtMost } from '@/lib/request/read-at-most'

/** What the three requests around signing in may hold. */
export type SignInData = { email: string; password: string; token: string }

const maxBytes = 16 * 1024

/** The studio's forms send JSON inside a form field, other clients plain JSON. */
async function jsonOf(body: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  if (!type.startsWith('multipart/form-data')) return JSON.parse(new TextDecoder().decode(body) || '{}')
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  return JSON.parse(String(form.get('_payload') ?? '{}'))
}

const textIn = (data: unknown, name: string): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
  return typeof value === 'string' ? value : ''
}

/** Reads a request around signing in. The answer is a status when it is too large (413), too slow (408) or unreadable (400). */
export async function readSignIn(request: Request): Promise<SignInData | 400 | 408 | 413> {
  const body = await readAtMost(request, maxBytes)
  if (typeof body === 'number') return body
  try {
    const data = await jsonOf(body, request.headers.get('content-type') ?? '')
    return { email: textIn(data, 'email'), password: textIn(data, 'password'), token: textIn(data, 'token') }
  } catch {
    return 400
  }
}

/**
 * The same request as plain JSON that holds nothing else. So Payload signs in exactly the account that was counted,
 * however the original was written.
 */
export function plainRequest(request: Request, data: Partial<SignInData>): Request {
  const headers = new Headers(request.headers)
  for (const name of ['content-length', 'transfer-encoding', 'content-encoding']) headers.delete(name)
  headers.set('content-type', 'application/json')
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(data) })
}
