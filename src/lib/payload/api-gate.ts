import type { PayloadRequest } from 'payload'

import { staffRole } from './access'

/** The parts of a request that the gate checks. `path` is the URL's path without query, beginning with `/api/`. */
export type GateRequest = {
  method: string
  path: string
  user: PayloadRequest['user'] | null | undefined
  /** The value of the override header, with which a client requests another method than it sends. */
  methodOverride?: string | null
  /** Whether another site sent it; see `isFromElsewhere`. */
  isForeign?: boolean
}

type Opening = { method: 'GET' | 'HEAD' | 'POST'; path: RegExp }

const publicFile = /^\/api\/media\/file\/[^/]+$/

/**
 * What an anonymous request may reach: published files, the routes of the studio for signing in and out, and the address of
 * announcements.
 * `refresh-token` and `access` are left out, because they are useless without a session.
 */
const openings: Opening[] = [
  { method: 'GET', path: publicFile },
  { method: 'HEAD', path: publicFile },
  { method: 'POST', path: /^\/api\/users\/(login|logout|forgot-password|reset-password)$/ },
  // The second step of a log-in: its token is the key.
  { method: 'POST', path: /^\/api\/users\/second-factor(\/(begin|confirm))?$/ },
  { method: 'GET', path: /^\/api\/users\/me$/ },
  // Software announces changes of a feed: the last part of the address is its key.
  { method: 'POST', path: /^\/api\/importSources\/push\/[a-z0-9-]{1,60}\/[\w-]{43}$/ },
]

/**
 * Closed to staff too: routes for a first user, whom a script creates; for confirming accounts, which this site does not
 * use; for running jobs, which the worker does; Payload's internal tables; and the REST log-in of owners and subscribers,
 * because owners log in at `/{locale}/login/`. Letter case is ignored, because Payload ignores it when it matches paths.
 */
const closedPaths =
  /^\/api\/(?:[^/]+\/(?:init|first-register|verify(?:\/.*)?)|(?:owners|subscribers)\/(?:login|logout|me|refresh-token|forgot-password|reset-password)|payload-jobs\/(?:run|handle-schedules)|payload-(?:kv|migrations)(?:\/.*)?)$/i

/**
 * Matches paths that could reach a closed endpoint in another spelling, because Payload decodes a path before it matches
 * it: escaped slashes, backslashes and NUL, double dots, and escaped unreserved characters (RFC 3986, 2.3: letters,
 * digits, `-._~`). No URL of the site contains these.
 */
const suspicious = /%2f|%5c|%25|%00|\\|\.\.|\/\/|%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i

/** Payload fails on a path that cannot be decoded. */
const isDecodable = (path: string): boolean => {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** Payload looks names up in plain objects, where it finds what every object inherits. */
const isInherited = (path: string): boolean => path.split('/').some((segment) => segment in Object.prototype)

const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path

/** Whether a path is that of a picture of the site. */
export const isPublicFile = (path: string): boolean => publicFile.test(withoutTrailingSlash(path))

/** 401: it needs a session of staff and has none. 404: closed to staff too, or to other sites. */
export type GateRefusal = 401 | 404

/**
 * Says why a request may not reach Payload's API; null when it may. Signed-in staff pass, and the access rules decide from
 * there. Owners and subscribers count as anonymous: their pages have handlers of their own.
 *
 * No document, collection or field is looked at: a refusal tells nothing about what exists.
 */
export function findGateRefusal({
  method,
  path,
  user,
  methodOverride,
  isForeign,
}: GateRequest): GateRefusal | null {
  const wanted = withoutTrailingSlash(path)
  if (suspicious.test(path) || !isDecodable(path) || isInherited(path) || closedPaths.test(wanted)) return 404
  if (isForeign && !isPublicFile(path)) return 404
  if (staffRole(user ?? null) !== null) return null
  const isOpen = openings.some(
    (opening) => opening.method === method.toUpperCase() && opening.path.test(wanted),
  )
  return isOpen && !methodOverride ? null : 401
}
