import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

import { chooseEncoding, encodeBody, encodeInTurn, type Encoding } from './encode-body'
import { sendKept } from './send-kept'

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
    this.#keep('identity', body, '')
  }

  /** Bytes it takes in memory, at most for a text: both compressed copies together are smaller than the text. */
  get size(): number {
    return this.#body.length * 2 + overhead
  }

  #keep(encoding: Encoding, body: Buffer, suffix: string): Representation {
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
    return this.#keep(encoding, await encodeBody(this.#body, encoding, 'fast'), '-fast')
  }

  /**
   * Replaces the compressed bodies by the smallest ones, in its turn. A request that comes meanwhile waits for them.
   * Resolves when they are made.
   */
  async compress(): Promise<void> {
    for (const encoding of ['br', 'gzip'] as const)
      await encodeInTurn(async () => {
        const making = encodeBody(this.#body, encoding, 'best').then((body) => this.#keep(encoding, body, ''))
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
    const found = this.#representation(chooseEncoding(request.headers['accept-encoding']))
    // Most are made: a promise for each would cost more than the rest.
    if (!(found instanceof Promise)) return sendOne(found, request, response, state)
    return found.then((made) => sendOne(made, request, response, state))
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
    const { 'content-length': _, 'content-encoding': __, ...kept } = headers[state]
    response.writeHead(304, kept)
    response.end()
    return
  }
  if (request.method === 'HEAD') response.writeHead(200, headers[state]).end()
  else sendKept(response, headers[state], body)
}
