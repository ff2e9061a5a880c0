import type { IncomingMessage } from 'node:http'

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

/**
 * Checks what Next answers with status 500 or what different servers read differently.
 *
 * @param path of the request, without its query
 * @returns the status of the refusal, or null
 */
export function findRefusal(request: IncomingMessage, path: string): 400 | 405 | null {
  if (request.method === 'TRACE' || request.method === 'CONNECT') return 405
  if (!path.startsWith('/') || !isDecodable(path) || hasBadOrigin(request)) return 400
  return countHeader(request, 'host') > 1 ? 400 : null
}

/** Headers that only this process may set on a request. */
const internal = ['content-security-policy', 'content-security-policy-report-only']
const internalPrefix = 'x-perron-'

/** Removes what a client could pretend to be the front with. */
export function dropInternalHeaders({ headers }: IncomingMessage): void {
  for (const name of internal) delete headers[name]
  for (const name in headers) if (name.startsWith(internalPrefix)) delete headers[name]
  // Next takes such a request for a call of an action without a name.
  if (headers['next-action'] === '') delete headers['next-action']
}
