import type { PayloadRequest } from 'payload'

import { staffRole } from './access'

/** One request as the gate sees it. `path` is the path of the address, without query, beginning with `/api/`. */
export type GateRequest = {
  method: string
  path: string
  user: PayloadRequest['user'] | null | undefined
  /** The value of the override header, with which a client can ask for a different method than it sends. */
  methodOverride?: string | null
}

type Opening = { method: 'GET' | 'HEAD' | 'POST'; path: RegExp }

/**
 * What an anonymous request may reach: published files, and what the studio needs to let staff in and out.
 * Nothing else, on purpose. In particular not `init` (tells whether the site has users yet), `first-register`
 * (makes an administrator when it has none), `refresh-token` and `access` (both pointless without a session).
 */
const openings: Opening[] = [
  { method: 'GET', path: /^\/api\/media\/file\/[^/]+$/ },
  { method: 'HEAD', path: /^\/api\/media\/file\/[^/]+$/ },
  { method: 'POST', path: /^\/api\/users\/(login|logout|forgot-password|reset-password)$/ },
  { method: 'GET', path: /^\/api\/users\/me$/ },
]

/** Escaped slashes, backslashes, dots and NUL have no place in an address of ours; they only serve to confuse. */
const suspicious = /%2f|%5c|%2e%2e|%25|%00|\\|\.\.|\/\//i

const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path

/**
 * Says whether a request may reach Payload's API at all; the caller answers 404 when it may not.
 * Signed-in staff pass, and the access rules take over from there. Owners and subscribers count as anonymous:
 * their pages have handlers of their own.
 */
export function mayPassGate({ method, path, user, methodOverride }: GateRequest): boolean {
  if (suspicious.test(path)) return false
  if (staffRole(user ?? null) !== null) return true
  if (methodOverride) return false
  const wanted = withoutTrailingSlash(path)
  return openings.some((opening) => opening.method === method.toUpperCase() && opening.path.test(wanted))
}
