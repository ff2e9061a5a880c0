import { Readable } from 'node:stream'

import { openPicture } from '@/features/content/server/open-picture'
import { readPictureRequest } from '@/lib/http/picture-url'

interface ImageContext {
  params: Promise<{ file: string[] }>
}

export const dynamic = 'force-dynamic'

const refuse = (status: number, text: string) =>
  new Response(text, { status, headers: { 'cache-control': 'no-store' } })

/**
 * A URL names one file and one version of it, so responses may be cached without limit. Nothing is computed here:
 * all sizes were made at upload.
 */
async function answer(request: Request, { params }: ImageContext, withBody: boolean): Promise<Response> {
  const { file } = await params
  const wanted = readPictureRequest(file.join('/'), new URL(request.url).searchParams)
  if ('complaint' in wanted) return refuse(400, wanted.complaint)
  const picture = 'notFound' in wanted ? null : await openPicture(wanted)
  if (!picture) return refuse(404, 'Not found')
  const headers = {
    'content-type': picture.contentType,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  }
  if (!withBody) {
    await picture.file.close()
    return new Response(null, { headers })
  }
  // Node's type for the same stream as the browser's; Response accepts it.
  const body = Readable.toWeb(picture.file.createReadStream()) as ReadableStream
  return new Response(body, { headers })
}

/** A picture in one of the stored widths (acceptance I2). */
export const GET = (request: Request, context: ImageContext) => answer(request, context, true)

export const HEAD = (request: Request, context: ImageContext) => answer(request, context, false)
