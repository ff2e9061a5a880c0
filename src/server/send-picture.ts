import { pipeline } from 'node:stream/promises'

import { readPictureRequest } from '@/lib/http/picture-url'

import { headersFor } from './request-rules'
import type { Exchange } from './pass-to-next'
import { pictureHeaders, pictureOpener } from './picture-opener'

const folder = '/images/'

/**
 * Sends a stored picture: Next needs seven times as long to read a file.
 *
 * @returns false when Next must answer: another path, a wrong URL, no such picture, or a storage that fails
 */
export async function sendPicture({ request, response, path, query }: Exchange): Promise<boolean> {
  const open = path.startsWith(folder) ? pictureOpener() : null
  if (!open) return false
  const wanted = readPictureRequest(path.slice(folder.length), new URLSearchParams(query))
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
