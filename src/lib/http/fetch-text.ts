import { readAtMost } from './read-at-most'

export interface TextResponse {
  ok: boolean
  status: number
  headers: Headers
  text: string
}

/** More than any page or answer that this application requests. */
const maxBytes = 8_000_000

/**
 * `fetch` with the body as text. One time-out covers everything, up to the last byte of the body: Node 20 forgets the
 * signal given to `fetch` once the headers are there (it is garbage-collected), so the body has a timer of its own.
 *
 * @param timeoutMs for the whole exchange, in milliseconds
 * @throws what `fetch` throws; a `TimeoutError` when the body is too slow, a `RangeError` over 8 MB
 */
export async function fetchText(
  url: string,
  { timeoutMs, ...init }: Omit<RequestInit, 'signal'> & { timeoutMs: number },
): Promise<TextResponse> {
  const deadline = Date.now() + timeoutMs
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  const body = await readAtMost(response, maxBytes, Math.max(deadline - Date.now(), 0))
  if (body === 408) throw new DOMException(`No whole answer within ${timeoutMs} ms`, 'TimeoutError')
  if (body === 413) throw new RangeError(`An answer of more than ${maxBytes} bytes`)
  const { ok, status, headers } = response
  return { ok, status, headers, text: new TextDecoder().decode(body) }
}
