import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import path from 'node:path'

import sirv from 'sirv'

/** Sends the file of a path, or calls `next` when there is none. */
export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  requested: { path: string; next: () => void },
) => void

const year = 31_536_000
const hashedPrefix = '/_next/static/'
/** Parts of `start.js`, named by their content as well. */
const partsPrefix = '/scripts/'

function handlerOf(folder: string, headers: OutgoingHttpHeaders, control: string) {
  return sirv(folder, {
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
 * @param headers sent with every file
 */
export function staticFiles(root: string, headers: OutgoingHttpHeaders): StaticFiles {
  // The names of built files change with their content.
  const built = handlerOf(path.join(root, '.next/static'), headers, `public, max-age=${year}, immutable`)
  const open = handlerOf(path.join(root, 'public'), headers, 'public, max-age=0, must-revalidate')
  const parts = handlerOf(path.join(root, 'public'), headers, `public, max-age=${year}, immutable`)
  return (request, response, { path: requested, next }) => {
    if (requested.startsWith(partsPrefix)) return parts(request, response, next)
    if (!requested.startsWith(hashedPrefix)) return open(request, response, next)
    const { url } = request
    request.url = requested.slice(hashedPrefix.length - 1)
    built(request, response, () => {
      request.url = url
      next()
    })
  }
}
