import { pictureHeaders, sharePictureOpener } from '@/server/picture-opener'
import { isWithheld } from '@/features/media/server/withheld-files'
import { openPicture } from '@/features/content/server/open-picture'
import { readPictureRequest, type PictureRequest } from '@/lib/http/picture-url'
import { payloadClient } from '@/lib/payload/payload-client'
import { reportMissingFile, reportUnreadableFiles } from '@/lib/uploads/missing-files'
import { bodyOf, refuseFile } from '@/lib/uploads/serve-file'

interface ImageContext {
  params: Promise<{ file: string[] }>
}

export const dynamic = 'force-dynamic'

sharePictureOpener(openPicture)

async function find(wanted: PictureRequest) {
  try {
    const picture = await openPicture(wanted)
    if (!picture && (await isWithheld(await payloadClient(), wanted.file))) return 'withheld'
    if (!picture) await reportMissingFile(await payloadClient(), 'media', wanted.file)
    return picture
  } catch (error) {
    reportUnreadableFiles(await payloadClient(), error)
    return 'unreadable'
  }
}

/** Nothing is computed here: all sizes were made at upload. The HTTP server sends most pictures itself. */
async function answer(request: Request, { params }: ImageContext, withBody: boolean): Promise<Response> {
  const { file } = await params
  const wanted = readPictureRequest(file.join('/'), new URL(request.url).searchParams)
  if ('complaint' in wanted)
    return new Response(wanted.complaint, { status: 400, headers: { 'cache-control': 'no-store' } })
  const picture = 'notFound' in wanted ? null : await find(wanted)
  if (!picture) return refuseFile(404)
  if (picture === 'withheld') return refuseFile(410)
  if (picture === 'unreadable') return refuseFile(503)
  const { file: copy } = picture
  const headers = pictureHeaders(picture)
  if (withBody) return new Response(bodyOf(await copy.read()), { headers })
  await copy.close()
  return new Response(null, { headers })
}

/** A picture in one of the stored widths (acceptance I2). */
export const GET = (request: Request, context: ImageContext) => answer(request, context, true)

export const HEAD = (request: Request, context: ImageContext) => answer(request, context, false)
