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
  /** Its `Date`, in seconds: Node renews that by a timer of its own, a moment after the second has changed. */
  second: number
  /** Header and body in one; null until the second response. */
  bytes: Buffer | null
}

/** Copies of bodies, those of the current second together; larger bodies gain little. */
const maxBytes = 8 * 1024 * 1024
const maxBodyBytes = 128 * 1024

/** By the headers, which belong to one body. */
const kept = new Map<OutgoingHttpHeaders, Kept>()
let keptSecond = 0
let keptBytes = 0

const thisSecond = (): number => Math.floor(Date.now() / 1000)

function keep(headers: OutgoingHttpHeaders, header: string, body: Buffer): void {
  const now = thisSecond()
  if (now !== keptSecond) {
    kept.clear()
    keptBytes = 0
    keptSecond = now
  }
  const bytes = header.length + body.length
  if (body.length > maxBodyBytes || keptBytes + bytes > maxBytes) return
  keptBytes += bytes
  const second = Date.parse(/^Date: (.*)$/m.exec(header)?.[1] ?? '') / 1000
  kept.set(headers, { header, second, bytes: null })
}

/** Whether the header depends on the given headers alone, and nothing waits for `writeHead`. */
const isPlain = (response: ServerResponse & Internals): boolean =>
  response.shouldKeepAlive === true &&
  response._header === null &&
  response._headerSent === false &&
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
  const known = kept.get(headers)
  if (known?.second !== thisSecond()) {
    response.writeHead(200, headers)
    if (own._header) keep(headers, own._header, body)
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
