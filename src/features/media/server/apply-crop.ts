import { APIError, ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import { cropRegion, isSameCrop, parseCrop, toCrop, type Crop } from '@/features/media/model/crop'
import { pictureWidths, sizeFileName, sizeName, stemOf } from '@/lib/http/picture-url'
import { isLocale } from '@/lib/i18n/locales'
import { studioMessage } from '@/lib/payload/studio-message'
import { pictureEngine } from '@/lib/pictures/picture-engine'
import { fileFolders, siteStorage } from '@/lib/storage/site-storage'
import { storeSizes } from '@/lib/uploads/store-files'
import { formatError } from '@/lib/values/format-error'
import { textOf } from '@/lib/values/read-value'

import { refuseTexts } from './name-upload'

/** The format of all sizes. */
export const sizeFormat = { format: 'webp', options: { quality: 78, effort: 2 } } as const

interface MadeSize {
  name: string
  content: Buffer
  /** Payload's facts of a size. */
  facts: { filename: string; filesize: number; mimeType: string; width: number; height: number; url: null }
}

/** Makes the sizes of the shown part as Payload makes those of the whole picture, moving pictures too. */
async function makeSizes(original: Buffer, filename: string, crop: Crop | null): Promise<MadeSize[]> {
  const picture = pictureEngine(original, { animated: true })
  const { width, height, pageHeight = height, pages = 1 } = await picture.metadata()
  const shown = crop ? picture.extract(cropRegion(crop, { width, height: pageHeight })) : picture
  return Promise.all(
    pictureWidths.map(async (asked): Promise<MadeSize> => {
      const { data, info } = await shown
        .clone()
        .resize({ width: asked, withoutEnlargement: true })
        .toFormat(sizeFormat.format, sizeFormat.options)
        .toBuffer({ resolveWithObject: true })
      const facts = {
        ...{
          filename: sizeFileName(stemOf(filename), asked),
          filesize: data.length,
          mimeType: 'image/webp',
          url: null,
        },
        ...{ width: info.width, height: Math.round(info.height / pages) },
      }
      return { name: sizeName(asked), content: data, facts }
    }),
  )
}

const refuse = (req: PayloadRequest, reason: 'badCrop' | 'cropNotMade', status: number): never => {
  throw new APIError(studioMessage(req, `media.refusals.${reason}`), status, undefined, true)
}

/** The sizes of the new file, or of the stored original. A failure is logged and refused before anything changes. */
async function makeOrRefuse(req: PayloadRequest, filename: string, crop: Crop | null): Promise<MadeSize[]> {
  try {
    const original = req.file?.data ?? (await (await siteStorage()).get(fileFolders.media + filename))
    if (!original) throw new Error('The original is missing')
    return await makeSizes(original, filename, crop)
  } catch (error) {
    req.payload.logger.error({
      msg: 'A picture cannot be cropped',
      file: filename,
      reason: formatError(error),
    })
    return refuse(req, 'cropNotMade', 422)
  }
}

/** Refuses what Payload would refuse only after the sizes have been stored. */
function refuseFields(req: PayloadRequest, { alt, credit, language }: Record<string, unknown>): void {
  refuseTexts(req, { alt, credit, isPicture: true })
  if ((language ?? null) === null || isLocale(language)) return
  const errors = [{ path: 'language', message: req.t('validation:invalidSelection') }]
  throw new ValidationError({ collection: 'media', errors, req }, req.t)
}

/**
 * Makes the sizes of a picture anew when an editor changes its crop; the original stays as it is. A replaced file is
 * shown whole, because its crop was that of another picture.
 */
export const applyCrop: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const sent = parseCrop(data.crop === undefined ? originalDoc?.crop : data.crop)
  if (sent === undefined) return refuse(req, 'badCrop', 400)
  const isPicture = textOf(originalDoc?.mimeType ?? data.mimeType).startsWith('image/')
  const isReplaced = operation === 'update' && req.file !== undefined
  const crop = isPicture && !isReplaced ? sent : null
  const changed = { ...data, crop }
  if (!isPicture || isReplaced || isSameCrop(crop, toCrop(originalDoc?.crop))) return changed
  refuseFields(req, changed)
  const made = await makeOrRefuse(req, textOf(originalDoc?.filename ?? data.filename), crop)
  storeSizes(req, Object.fromEntries(made.map(({ name, content }) => [name, content])))
  return { ...changed, sizes: Object.fromEntries(made.map(({ name, facts }) => [name, facts])) }
}
