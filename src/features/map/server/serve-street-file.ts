import { parseRangeHeader } from 'payload/internal'

import { getClientIp } from '@/lib/http/client-ip'
import { LoadLimiter } from '@/lib/limits/load-limiter'

import { openStreetFile, readPart, readStreetFile, type OpenStreetFile } from './street-file'

/** Tiles have at most some hundred kilobytes; a larger range is a copy of the file. */
export const maxRangeBytes = 2 * 1024 * 1024

/** A full screen has about forty tiles; enough for moving quickly, not for copying a country. */
const reads = new LoadLimiter('street map', { points: 1200, seconds: 60 })

const refuse = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** Browsers keep what they have read for a day; the URL changes with the file. */
const headersOf = ({ etag }: OpenStreetFile): Record<string, string> => ({
  'content-type': 'application/vnd.pmtiles',
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=86400, no-transform',
  etag,
})

/** Only a strong tag that is equal keeps the range (RFC 9110, section 13.1.5). */
const isOtherFile = (request: Request, etag: string): boolean => {
  const condition = request.headers.get('if-range')
  return condition !== null && condition !== etag
}

/** Weak tags count too (RFC 9110, section 13.1.2). No pattern: clients choose the length of the header. */
const hasSame = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((tag) => [etag, `W/${etag}`].includes(tag.trim()))

/** The parser of the library also reads what follows a number. */
const singleRange = /^bytes=(?:\d+-\d*|-\d+)$/

async function answer(request: Request, file: OpenStreetFile): Promise<Response> {
  const { bytes, etag } = file
  const isHead = request.method === 'HEAD'
  if (hasSame(request, etag)) return new Response(null, { status: 304, headers: headersOf(file) })
  if (isHead) return new Response(null, { headers: { ...headersOf(file), 'content-length': String(bytes) } })
  const header = request.headers.get('range')
  const isWhole = header === null || isOtherFile(request, etag)
  if (isWhole && bytes > maxRangeBytes)
    return header === null
      ? refuse(400, `Ask for ranges of at most ${maxRangeBytes} bytes`)
      : refuse(412, 'The file has changed', { etag })
  const outside = () => refuse(416, 'No such range', { 'content-range': `bytes */${bytes}`, etag })
  const isSingle = isWhole || singleRange.test(header)
  const { type, range } = parseRangeHeader({ fileSize: bytes, rangeHeader: isWhole ? null : header })
  if (!isSingle || type === 'invalid' || (!isWhole && !range)) return outside()
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  const length = end - start + 1
  if (length > maxRangeBytes) return outside()
  const part = await readPart(file, start, length)
  // The file became shorter since it was opened.
  if (part.length < length) return refuse(404, 'Not found')
  return new Response(new Uint8Array(part), {
    status: isWhole ? 200 : 206,
    headers: {
      ...headersOf(file),
      'content-length': String(length),
      ...(!isWhole && { 'content-range': `bytes ${start}-${end}/${bytes}` }),
    },
  })
}

/** Serves single ranges of the street map's file; nothing else can be named. */
export async function serveStreetFile(request: Request): Promise<Response> {
  const seconds = await reads.take(getClientIp(request.headers))
  if (seconds > 0) return refuse(429, 'Too many requests', { 'retry-after': String(seconds) })
  // A file that is no street map is not given away: it may have been put there by mistake.
  if ('problem' in (await readStreetFile())) return refuse(404, 'Not found')
  const file = await openStreetFile()
  if (!file) return refuse(404, 'Not found')
  try {
    return await answer(request, file)
  } catch {
    return refuse(404, 'Not found')
  } finally {
    await file.handle.close()
  }
}

/** Describes the street map's file as JSON; 404 without one. */
export async function describeStreetFile(): Promise<Response> {
  const state = await readStreetFile()
  return 'file' in state
    ? Response.json(state.file, { headers: { 'cache-control': 'public, max-age=60' } })
    : refuse(404, 'Not found')
}
