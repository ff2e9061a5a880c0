import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import sirv from 'sirv'

import { readPictureRequest } from '@/lib/http/picture-url'
import { findThemeSheet } from '@/lib/theme/theme-sheet'

import type { Exchange } from './pass-to-next'
import { pictureHeaders, pictureOpener } from './picture-opener'
import { headersFor } from './request-rules'
import { findStoredFile } from './stored-builds'
import { StoredResponse } from './stored-response'

/** Sends the file of a path, or calls `next` when there is none. */
export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  requested: { path: string; next: () => void },
) => void

const year = 31_536_000
const hashedPrefix = '/_next/static/'
/** Parts of `start.js`, and fonts, named by their content as well. */
const partsPrefix = '/scripts/'
const fontsPrefix = '/fonts/'

const immutable = `public, max-age=${year}, immutable`

interface HandlerOptions {
  headers: OutgoingHttpHeaders
  control: string
  /** Looks for the file at each request. */
  isChanging?: boolean
}

function handlerOf(folder: string, { headers, control, isChanging = false }: HandlerOptions) {
  return sirv(folder, {
    dev: isChanging,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries({ ...headers, 'cache-control': control }))
        if (value !== undefined) response.setHeader(name, value)
    },
  })
}

/**
 * The files of the build and of `public`, compressed at build time where `.br` and `.gz` files lie beside them. The list
 * of files is read once, at the start.
 *
 * @param root folder of the running server
 * @param builds folder with the files of other builds
 * @param headers sent with every file
 */
export function staticFiles(root: string, builds: string, headers: OutgoingHttpHeaders): StaticFiles {
  // The names of built files change with their content.
  const hashed = { headers, control: immutable }
  const built = handlerOf(path.join(root, '.next/static'), hashed)
  const open = handlerOf(path.join(root, 'public'), {
    headers,
    control: 'public, max-age=0, must-revalidate',
  })
  const parts = handlerOf(path.join(root, 'public'), hashed)
  return (request, response, { path: requested, next }) => {
    if (requested.startsWith(fontsPrefix)) return parts(request, response, next)
    const isBuilt = requested.startsWith(hashedPrefix)
    if (!isBuilt && !requested.startsWith(partsPrefix)) return open(request, response, next)
    const { url } = request
    const file = isBuilt ? requested.slice(hashedPrefix.length) : requested.slice(partsPrefix.length)
    const pass = () => {
      request.url = url
      next()
    }
    const askOthers = async () => {
      const stored = `/${isBuilt ? 'static' : 'scripts'}/${file}`
      const folder = await findStoredFile(builds, stored)
      if (!folder) return pass()
      request.url = stored
      handlerOf(folder, { ...hashed, isChanging: true })(request, response, pass)
    }
    request.url = isBuilt ? `/${file}` : requested
    const serveOwn = isBuilt ? built : parts
    serveOwn(request, response, () => void askOthers())
  }
}

/** The stylesheets that were sent last, by their path. */
const sheets = new Map<string, StoredResponse>()
const maxSheets = 20

/**
 * Sends the stylesheet of the theme, which its path describes.
 *
 * @returns false for another path
 */
export function sendThemeSheet({ request, response, path }: Exchange): boolean {
  const made = path.startsWith('/theme/') ? findThemeSheet(path) : null
  if (!made) return false
  const stored = sheets.get(path)
  const sheet =
    stored ??
    new StoredResponse(Buffer.from(made.css), {
      ...headersFor(path),
      'content-type': 'text/css; charset=utf-8',
      // A page of another build asks for a stylesheet that this one makes in another way.
      'cache-control': made.isCurrent ? immutable : 'public, max-age=60',
    })
  if (!stored) {
    if (sheets.size >= maxSheets) sheets.clear()
    sheets.set(path, sheet)
  }
  void sheet.send(request, response, stored ? 'HIT' : 'MISS')
  return true
}

const picturesPrefix = '/images/'

/**
 * Sends a stored picture: Next needs seven times as long to read a file.
 *
 * @returns false when Next must answer: another path, a wrong URL, no such picture, or a storage that fails
 */
export async function sendPicture({ request, response, path, query }: Exchange): Promise<boolean> {
  const open = path.startsWith(picturesPrefix) ? pictureOpener() : null
  if (!open) return false
  const wanted = readPictureRequest(path.slice(picturesPrefix.length), new URLSearchParams(query))
  if (!('file' in wanted)) return false
  const picture = await open(wanted).catch(() => null)
  if (!picture) return false
  const { file } = picture
  response.writeHead(200, { ...headersFor(path), ...pictureHeaders(picture) })
  if (request.method === 'HEAD') {
    await file.close()
    response.end()
    return true
  }
  try {
    await pipeline(await file.read(), response)
  } catch {
    // Visitors often leave before all pictures have arrived; a file that cannot be read ends the response as well.
    response.destroy()
  }
  return true
}
