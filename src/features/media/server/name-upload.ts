import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  Payload,
} from 'payload'

import { maxTextLengths } from '@/features/media/model/file-limits'
import type { Media } from '@/payload-types'
import { nestedRequest } from '@/lib/payload/as-system'
import { pictureEngine } from '@/lib/pictures/picture-engine'
import { textOf } from '@/lib/values/read-value'

import { refuseFile } from './refuse-file'
import { noteOriginalName } from './original-name'
import { storedFileName, numberedName } from './stored-file-name'

/** Longer than an upload takes from its name to its document. */
const heldMs = 60_000

/** Names given to uploads of this process that may not have a document yet, with the time. */
const givenAt = new Map<string, number>()

/**
 * The name, or one with a number when a stored file has it, or one that is being stored. Payload knows the stored ones
 * alone, and would refuse the second of two equal files that are sent at once.
 */
async function freeFileName({ db }: Payload, name: string): Promise<string> {
  const now = Date.now()
  for (const [given, at] of givenAt) if (now - at > heldMs) givenAt.delete(given)
  for (let count = 0; ; count += 1) {
    const candidate = numberedName(name, count)
    if (givenAt.has(candidate)) continue
    // Before the database answers, so that no other upload takes it meanwhile.
    givenAt.set(candidate, now)
    const where = { filename: { equals: candidate } }
    const { totalDocs } = await db.count({ collection: 'media', where })
    if (totalDocs === 0) return candidate
  }
}

const formats = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const

const isFormat = (extension: string): extension is keyof typeof formats => extension in formats

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** A replaced file is no longer the one of an import: the next one with that content is stored anew. */
export const forgetContent: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const isReplaced = operation === 'update' && req.file !== undefined && Boolean(originalDoc?.contentHash)
  return isReplaced ? { ...data, contentHash: `replaced ${String(originalDoc?.id)}` } : data
}

/** The document whose file is replaced; null when there is none, or the user may not read it. */
async function storedFile(req: PayloadRequest, id: string): Promise<Pick<Media, 'filename' | 'alt'> | null> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    select: { filename: true, alt: true },
    ...(req.locale && req.locale !== 'all' && { locale: req.locale }),
    fallbackLocale: false,
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
  return docs[0] ?? null
}

/** Whether a text may be stored; a missing text is not checked here. */
const isStorable = (value: unknown, maxLength: number): boolean =>
  (value ?? null) === null || (typeof value === 'string' && value.length <= maxLength)

interface SentTexts {
  alt: unknown
  credit: unknown
  /** Pictures need an alternative text. */
  isPicture: boolean
}

/** Refuses texts that Payload would also refuse, but only after the old files were replaced. */
export function refuseTexts(req: PayloadRequest, { alt, credit, isPicture }: SentTexts): void {
  if (!isStorable(alt, maxTextLengths.alt) || !isStorable(credit, maxTextLengths.credit))
    refuseFile(req, 'media.refusals.badText', maxTextLengths)
  if (isPicture && !textOf(alt)) refuseFile(req, 'media.refusals.noAlt')
}

/** Gives a new file the name of the one it replaces; a picture of another kind is converted to the kind of the old one. */
async function replaceDocument(req: PayloadRequest, name: string): Promise<void> {
  const { file } = req
  if (!file) return
  const [from, to] = [extensionOf(file.name), extensionOf(name)]
  if (isFormat(from) !== isFormat(to) || (!isFormat(to) && from !== to))
    refuseFile(req, 'media.refusals.otherKind', { kind: to })
  if (isFormat(from) && isFormat(to) && formats[from] !== formats[to]) {
    const picture = pictureEngine(file.data).rotate()
    // Transparent areas would become black.
    const opaque = to === 'jpg' || to === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture
    file.data = await opaque
      .toFormat(formats[to], { quality: 92 })
      .toBuffer()
      .catch(() => refuseFile(req, 'media.refusals.broken'))
    file.size = file.data.length
    file.mimetype = `image/${formats[to]}`
  }
  file.name = name
}

/**
 * The public number of the property that a new file is for: an import names it in the context (`pictureOf`), the form of
 * a property in the query (`?property=<id>`).
 */
async function refOfProperty(req: PayloadRequest): Promise<number | null> {
  const imported = textOf(req.context.pictureOf)
  const id = imported || textOf(req.query?.property)
  if (!id) return null
  const { docs } = await req.payload.find({
    collection: 'properties',
    where: { id: { equals: id } },
    select: { ref: true },
    depth: 0,
    limit: 1,
    pagination: false,
    // Only code of the server writes the context.
    ...(imported ? { overrideAccess: true } : { overrideAccess: false, user: req.user }),
    req: nestedRequest(req),
  })
  return docs[0]?.ref ?? null
}

async function nameOfNew(req: PayloadRequest, file: NonNullable<PayloadRequest['file']>): Promise<string> {
  const name = storedFileName({
    content: file.data,
    isFilm: file.mimetype.startsWith('video/'),
    // `guardMediaFile` wrote both after the content.
    extension: extensionOf(file.name),
    ref: await refOfProperty(req),
  })
  return freeFileName(req.payload, name)
}

/**
 * Names a file before it is stored. A new file gets a unique name that says nothing of its subject; a replacement gets the name of the old file, so
 * that every page and every external link shows the new picture (the version in the URL makes browsers load it again).
 */
export const nameUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  noteOriginalName(req)
  const id: unknown = 'id' in args ? args.id : undefined
  const stored = operation === 'update' && typeof id === 'string' ? await storedFile(req, id) : null
  if (!stored?.filename) {
    req.file.name = await nameOfNew(req, req.file)
    return args
  }
  const sent: Record<string, unknown> = 'data' in args ? { ...args.data } : {}
  const alt = 'alt' in sent ? sent.alt : stored.alt
  refuseTexts(req, { alt, credit: sent.credit, isPicture: req.file.mimetype.startsWith('image/') })
  await replaceDocument(req, stored.filename)
  return { ...args, overwriteExistingFiles: true }
}
