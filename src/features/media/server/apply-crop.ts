import { APIError, ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import { cropRegion, isSameCrop, parseCrop, toCrop, type Crop } from '@/features/media/model/crop'
import { pictureWidths, sizeFileName, sizeName, stemOf } from '@/lib/http/picture-url'
import { isLocale } from '@/lib/i18n/locales'
import { studioMessage } from '@/lib/payload/studio-message'
import { pictureEngine } from '@/lib/pictures/picture-engine'
import { fileFolders, siteStorage } from '@/lib/storage/site-storage'
import { storeSizes } from '@/lib/uploads/store-files'
import { formatError } from '@/lib/values/format-error'
import { textOf, isRecord } from '@/lib/values/read-value'

import { refuseTexts } from './name-upload'

type Data = Record<string, unknown>

/** What Payload reads from a file. A request cannot change it, although it may send it. */
const factNames: readonly string[] = ['filename', 'filesize', 'width', 'height', 'url', 'thumbnailURL']

const without = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

/** Payload refuses a stored file whose type is left out; a replaced file has the type of the old one. */
const typeOf = (file: unknown): Data => ({ mimeType: isRecord(file) ? (file.mimeType ?? null) : null })

/**
 * Leaves the facts of the file out of a save, so that they stay as they are stored.
 *
 * @param read the document as it was read at the start
 */
const withoutFacts = (data: Data, read: Data): Data => ({
  ...without(data, factNames),
  ...typeOf(read),
})

/**
 * Leaves the crop, the sizes and the facts of the file out of a save that changes none of them. Payload writes whole
 * documents, with the values read at the start: a save of texts would write the old sizes over those of a new crop.
 *
 * @param read the document as it was read at the start
 */
async function withoutFileFacts(data: Data, read: Data, { payload }: PayloadRequest): Promise<Data> {
  const left = without(withoutFacts(data, read), ['crop', 'sizes'])
  if (payload.db.name !== 'mongoose') {
    const sizes = Object.entries(isRecord(read.sizes) ? read.sizes : {})
    return { ...left, sizes: Object.fromEntries(sizes.map(([name, size]) => [name, typeOf(size)])) }
  }
  // MongoDB stores all sizes as one value, which would lose what is left out: it gets that of this moment.
  const where = { id: { equals: read.id } }
  const stored = await payload.db.findOne<Data & { id: string }>({ collection: 'media', where })
  return stored?.sizes ? { ...left, crop: stored.crop ?? null, sizes: stored.sizes } : left
}

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
    pictureWidths.map(async (requestedWidth): Promise<MadeSize> => {
      const { data, info } = await shown
        .clone()
        .resize({ width: requestedWidth, withoutEnlargement: true })
        .toFormat(sizeFormat.format, sizeFormat.options)
        .toBuffer({ resolveWithObject: true })
      const facts = {
        filename: sizeFileName(stemOf(filename), requestedWidth),
        filesize: data.length,
        mimeType: 'image/webp',
        url: null,
        width: info.width,
        height: Math.round(info.height / pages),
      }
      return { name: sizeName(requestedWidth), content: data, facts }
    }),
  )
}

type Reason = 'badCrop' | 'cropNotMade' | 'changedMeanwhile'

const refuse = (req: PayloadRequest, reason: Reason, status: number): never => {
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

const isNumberOrNone = (value: unknown): boolean => (value ?? null) === null || Number.isFinite(value)

/** Refuses what Payload would refuse only after the files have been stored. */
function refuseFields(req: PayloadRequest, data: Record<string, unknown>, isPicture: boolean): void {
  const { alt, credit, language } = data
  refuseTexts(req, { alt, credit, isPicture })
  const errors = [
    ...((language ?? null) === null || isLocale(language)
      ? []
      : [{ path: 'language', message: req.t('validation:invalidSelection') }]),
    ...['focalX', 'focalY']
      .filter((path) => !isNumberOrNone(data[path]))
      .map((path) => ({ path, message: req.t('validation:enterNumber') })),
  ]
  if (errors.length > 0) throw new ValidationError({ collection: 'media', errors, req }, req.t)
}

/** Refuses to write files over those of another save that ended while this one made its sizes. */
async function refuseIfChanged(req: PayloadRequest, read: Record<string, unknown>): Promise<void> {
  // Outside of the transaction of the request, which would not see the other save.
  const stored = await req.payload.db.findOne<{ id: string; updatedAt?: string }>({
    collection: 'media',
    where: { id: { equals: read.id } },
    select: { updatedAt: true },
  })
  if (stored?.updatedAt !== read.updatedAt) refuse(req, 'changedMeanwhile', 409)
}

/**
 * Makes the sizes of a picture anew when an editor changes its crop; the original stays as it is. A replaced file is
 * shown whole, because its crop was that of another picture.
 */
export const applyCrop: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const sent = parseCrop(data.crop === undefined ? originalDoc?.crop : data.crop)
  if (sent === undefined) return refuse(req, 'badCrop', 400)
  const isUpdate = operation === 'update'
  const isPicture = textOf(originalDoc?.mimeType ?? data.mimeType).startsWith('image/')
  const isReplaced = isUpdate && req.file !== undefined
  const crop = isPicture && !isReplaced ? sent : null
  const changed = { ...data, crop }
  if (isReplaced) refuseFields(req, changed, isPicture)
  if (isReplaced) return changed
  const isUnchanged = !isPicture || isSameCrop(crop, toCrop(originalDoc?.crop))
  if (isUnchanged) return isUpdate ? withoutFileFacts(changed, originalDoc, req) : changed
  refuseFields(req, changed, isPicture)
  const made = await makeOrRefuse(req, textOf(originalDoc?.filename ?? data.filename), crop)
  if (isUpdate) await refuseIfChanged(req, originalDoc)
  storeSizes(req, Object.fromEntries(made.map(({ name, content }) => [name, content])))
  const sizes = Object.fromEntries(made.map(({ name, facts }) => [name, facts]))
  return isUpdate ? { ...withoutFacts(changed, originalDoc), crop, sizes } : { ...changed, sizes }
}
