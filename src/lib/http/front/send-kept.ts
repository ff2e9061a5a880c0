import { ServerResponse, type OutgoingHttpHeaders } from 'node:http'

/** What Node does not document of a response; a test notices when it changes. */
interface Internals {
  /** The status line and the headers as they are sent; null before they are written. */
  _header: string | null
  _headerSent: boolean
  /** The connection stays open for further requests. */
  shouldKeepAlive: boolean
}

interface Kept {
  header: string
  /** Header and body in one; null until the second response. */
  bytes: Buffer | null
}

/** Pages that are sent often are few; this bounds the memory. */
const maxKept = 200

/** By the headers, which belong to one body. */
const kept = new Map<OutgoingHttpHeaders, Kept>()
let keptSecond = 0

/** Responses of the current second; those of earlier ones have another `Date`. */
function keptNow(): Map<OutgoingHttpHeaders, Kept> {
  const second = Math.floor(Date.now() / 1000)
  if (second !== keptSecond) kept.clear()
  keptSecond = second
  return kept
}

/** Whether the header depends on the given headers alone, and nothing waits for `writeHead`. */
const isPlain = (response: ServerResponse & Internals): boolean =>
  response.shouldKeepAlive === true &&
  response._header === null &&
  response.writeHead === ServerResponse.prototype.writeHead &&
  response.getHeaderNames().length === 0

/**
 * Sends a response of status 200. Node checks and joins the headers of each response anew, a third of the processor time
 * of a stored page. What Node made is therefore sent again for the rest of the second.
 *
 * @param headers with `content-length`; the same object belongs to the same body and is not changed
 */
export function sendKept(response: ServerResponse, headers: OutgoingHttpHeaders, body: Buffer): void {
  const own = response as ServerResponse & Internals
  if (!isPlain(own)) {
    response.writeHead(200, headers).end(body)
    return
  }
  const known = keptNow().get(headers)
  if (!known) {
    response.writeHead(200, headers)
    if (own._header && kept.size < maxKept) kept.set(headers, { header: own._header, bytes: null })
    response.end(body)
    return
  }
  known.bytes ??= Buffer.concat([Buffer.from(known.header, 'latin1'), body])
  own._header = known.header
  own._headerSent = true
  // Without a socket the response waits for those to earlier requests of its connection.
  if (!response.socket) return void response.end(known.bytes)
  // One write: `end` with a body would make two.
  response.socket.write(known.bytes)
  response.end()
}
