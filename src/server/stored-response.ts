/**
 * @relies node@20 response-of-node: `_header` and `_headerSent` of a response, and `_httpMessage` of its connection; held
 * by stored-response.test.ts, node-server.test.ts; until never, Node writes the headers of each response anew
 */
import { createHash } from 'node:crypto'
import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'identity' | 'gzip' | 'br'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const isAccepted = (header: string, name: string): boolean =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`).test(header)

const chosenEncodings = new Map<string, Encoding>()
const maxCached = 500
const maxCachedLength = 100

/** The best encoding that an `Accept-Encoding` header allows; browsers send few different ones, so results are cached. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '').toLowerCase()
  const cached = chosenEncodings.get(text)
  if (cached) return cached
  const chosen = isAccepted(text, 'br') ? 'br' : isAccepted(text, 'gzip') ? 'gzip' : 'identity'
  if (chosenEncodings.size < maxCached && text.length <= maxCachedLength) chosenEncodings.set(text, chosen)
  return chosen
}

/**
 * Compresses outside the main thread.
 *
 * @param effort `fast` for a response that waits for it (2 ms for a page), `best` for a copy that is sent often
 */
export async function encodeBody(body: Buffer, encoding: Encoding, effort: 'fast' | 'best'): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return compressGzip(body, { level: effort === 'best' ? 9 : 4 })
  const quality = effort === 'best' ? 11 : 5
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

let compressing: Promise<void> = Promise.resolve()

/**
 * Makes the smallest encodings one after the other, so that many new pages do not take all threads at once. Never
 * rejects.
 */
function encodeInTurn(work: () => Promise<void>): Promise<void> {
  compressing = compressing.then(work).catch(() => undefined)
  return compressing
}

interface Representation {
  body: Buffer
  etag: string
  /** By the state of the cache that they name: made once, because they are sent often. */
  headers: Record<CacheState, OutgoingHttpHeaders>
}

/** Whether the response was stored, here or by Next. */
export type CacheState = 'HIT' | 'MISS'

/** About the size of the headers and of the object itself, in bytes. */
const overhead = 2000

/** The part of an ETag that depends on the content and the encoding, not on the effort of compressing. */
const etagCore = (etag: string): string => etag.replace(/^W\//, '').replace(/-fast"$/, '"')

/** Whether `If-None-Match` names this representation or the same one compressed with another effort. */
function isNamed(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((each) => etagCore(each.trim()) === etagCore(etag))
}

/** A response of status 200 that is sent to every client alike, with its encodings. */
export class StoredResponse {
  readonly #digest: string
  readonly #headers: OutgoingHttpHeaders
  readonly #body: Buffer
  readonly #made = new Map<Encoding, Representation>()
  readonly #making = new Map<Encoding, Promise<Representation>>()

  /**
   * @param body as rendered
   * @param headers of the response without those that depend on the encoding; `vary` is extended
   * @param tags whose refresh makes it outdated
   */
  constructor(
    body: Buffer,
    headers: OutgoingHttpHeaders,
    readonly tags: ReadonlySet<string> = new Set(),
  ) {
    this.#body = body
    this.#digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    this.#headers = { ...headers, vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ') }
    this.#add('identity', body, '')
  }

  /** Bytes it takes in memory, at most for a text: both compressed copies together are smaller than the text. */
  get size(): number {
    return this.#body.length * 2 + overhead
  }

  #add(encoding: Encoding, body: Buffer, suffix: string): Representation {
    const etag = `"${this.#digest}-${encoding}${suffix}"`
    const headers: OutgoingHttpHeaders = {
      ...this.#headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      etag,
      'content-length': body.length,
    }
    const withState = (state: CacheState) => ({ ...headers, 'x-cache': state })
    const representation = { body, etag, headers: { HIT: withState('HIT'), MISS: withState('MISS') } }
    this.#made.set(encoding, representation)
    return representation
  }

  async #makeFast(encoding: Encoding): Promise<Representation> {
    return this.#add(encoding, await encodeBody(this.#body, encoding, 'fast'), '-fast')
  }

  /**
   * Replaces the compressed bodies by the smallest ones, in its turn. A request that comes meanwhile waits for them.
   * Resolves when they are made.
   */
  async compress(): Promise<void> {
    for (const encoding of ['br', 'gzip'] as const)
      await encodeInTurn(async () => {
        const making = encodeBody(this.#body, encoding, 'best').then((body) => this.#add(encoding, body, ''))
        this.#making.set(encoding, making)
        await making
      })
  }

  #representation(encoding: Encoding): Representation | Promise<Representation> {
    const made = this.#made.get(encoding)
    if (made) return made
    const making = this.#making.get(encoding) ?? this.#makeFast(encoding)
    this.#making.set(encoding, making)
    return making
  }

  /** Sends the encoding that the client accepts, without the body for HEAD, or 304 when the client has it. */
  send(request: IncomingMessage, response: ServerResponse, state: CacheState): void | Promise<void> {
    const representation = this.#representation(chooseEncoding(request.headers['accept-encoding']))
    // Most are made: a promise for each would cost more than the rest.
    if (!(representation instanceof Promise)) return sendOne(representation, request, response, state)
    return representation.then((made) => sendOne(made, request, response, state))
  }
}

function sendOne(
  { body, etag, headers }: Representation,
  request: IncomingMessage,
  response: ServerResponse,
  state: CacheState,
): void {
  if (response.destroyed) return
  if (isNamed(request.headers['if-none-match'], etag)) {
    const { 'content-length': _, 'content-encoding': __, ...others } = headers[state]
    response.writeHead(304, others)
    response.end()
    return
  }
  if (request.method === 'HEAD') response.writeHead(200, headers[state]).end()
  else sendStored(response, headers[state], body)
}

/** What Node does not document of a response; a test notices when it changes. */
interface Internals {
  /** The status line and the headers as they are sent; null before they are written. */
  _header: string | null
  _headerSent: boolean
  /** The connection stays open for further requests. */
  shouldKeepAlive: boolean
}

interface SentBytes {
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
const sent = new Map<OutgoingHttpHeaders, SentBytes>()
let sentSecond = 0
let copiedBytes = 0

const thisSecond = (): number => Math.floor(Date.now() / 1000)

function remember(headers: OutgoingHttpHeaders, header: string, body: Buffer): void {
  const now = thisSecond()
  if (now !== sentSecond) {
    sent.clear()
    copiedBytes = 0
    sentSecond = now
  }
  const bytes = header.length + body.length
  if (body.length > maxBodyBytes || copiedBytes + bytes > maxBytes) return
  copiedBytes += bytes
  const second = Date.parse(/^Date: (.*)$/m.exec(header)?.[1] ?? '') / 1000
  sent.set(headers, { header, second, bytes: null })
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
export function sendStored(response: ServerResponse, headers: OutgoingHttpHeaders, body: Buffer): void {
  const internals = response as ServerResponse & Internals
  if (!isPlain(internals)) {
    response.writeHead(200, headers).end(body)
    return
  }
  const sentBytes = sent.get(headers)
  if (sentBytes?.second !== thisSecond()) {
    response.writeHead(200, headers)
    if (internals._header) remember(headers, internals._header, body)
    response.end(body)
    return
  }
  sentBytes.bytes ??= Buffer.concat([Buffer.from(sentBytes.header, 'latin1'), body])
  internals._header = sentBytes.header
  internals._headerSent = true
  // Without a socket the response waits for those to earlier requests of its connection.
  if (!response.socket) return void response.end(sentBytes.bytes)
  // One write: `end` with a body would make two.
  response.socket.write(sentBytes.bytes)
  response.end()
}
