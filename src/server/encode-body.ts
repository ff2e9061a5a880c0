import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const isAccepted = (header: string, name: string): boolean =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`).test(header)

const known = new Map<string, Encoding>()
const maxKnown = 500
const maxKnownLength = 100

/** The best encoding that an `Accept-Encoding` header allows; browsers send few different ones, so results are kept. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '').toLowerCase()
  const found = known.get(text)
  if (found) return found
  const chosen = isAccepted(text, 'br') ? 'br' : isAccepted(text, 'gzip') ? 'gzip' : 'identity'
  if (known.size < maxKnown && text.length <= maxKnownLength) known.set(text, chosen)
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

let queue: Promise<void> = Promise.resolve()

/**
 * Makes the smallest encodings one after the other, so that many new pages do not take all threads at once. Never
 * rejects.
 */
export function encodeInTurn(work: () => Promise<void>): Promise<void> {
  queue = queue.then(work).catch(() => undefined)
  return queue
}
