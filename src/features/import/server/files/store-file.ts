import { APIError, type Payload, type PayloadRequest, ValidationError } from 'payload'

import { detectFileKind } from '@/features/media/model/file-kind'
import { neutralText, proposeAlt, type AltFacts } from '@/features/media/model/propose-alt'
import { locales, sourceLocale, type Locale } from '@/lib/i18n/locales'
import { studioLabel } from '@/lib/i18n/studio-text'
import { nestedRequest } from '@/lib/payload/as-system'
import { isRecord } from '@/lib/values/read-value'

import { fileNameOf, titleOf, urlOf, type FileEntry, type FileField } from '../../model/feed-files'
import { FileError } from './file-error'

/** What a file is stored with. */
export interface FileContext {
  req: PayloadRequest
  owner: { collection: 'properties' | 'projects'; id: string }
  facts: Omit<AltFacts, 'word'>
}

export interface NewFile {
  field: FileField
  entry: FileEntry
  /** Position in its list, from 0. */
  index: number
  content: Buffer
  contentHash: string
}

// An operator or a schedule started the import: there is no user to check.
const options = { depth: 0, overrideAccess: true } as const

const toUpload = ({ entry, content }: NewFile) => ({
  data: content,
  size: content.length,
  name: fileNameOf(urlOf(entry)).split('/').at(-1) || 'file',
  // The collections find the type in the content.
  mimetype: 'application/octet-stream',
})

/** The content is what no upload accepts: another kind, too many pixels, damaged. */
async function orRefused<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isRefused = error instanceof ValidationError || (error instanceof APIError && error.status < 500)
    if (isRefused) throw new FileError('notAFile', false)
    throw error
  }
}

async function findPicture(payload: Payload, contentHash: string): Promise<string | null> {
  const { docs } = await payload.find({
    ...options,
    collection: 'media',
    limit: 1,
    pagination: false,
    where: { contentHash: { equals: contentHash } },
    select: { contentHash: true },
  })
  return docs[0]?.id ?? null
}

const altWord = ({ field }: NewFile) => studioLabel(`media.words.${field === 'plans' ? 'plan' : 'photo'}`)

const altOf = ({ facts }: FileContext, file: NewFile, locale: Locale): string =>
  proposeAlt({ ...facts, word: altWord(file) }, file.index, locale)

/** Adds the texts of languages that have none, also after a crash between the languages. */
async function addAlts(context: FileContext, file: NewFile, id: string): Promise<void> {
  const { req } = context
  const stored: unknown = await req.payload.findByID({
    ...options,
    collection: 'media',
    id,
    locale: 'all',
    fallbackLocale: false,
    select: { alt: true },
  })
  const alt = isRecord(stored) && isRecord(stored.alt) ? stored.alt : {}
  for (const locale of locales) {
    const text = alt[locale] ? '' : altOf(context, file, locale)
    if (text)
      await req.payload.update({
        ...options,
        collection: 'media',
        id,
        locale,
        req: nestedRequest(req),
        data: { alt: text },
      })
  }
}

/** The id of the picture with this content, made when there is none yet. */
export async function storePicture(context: FileContext, file: NewFile): Promise<string> {
  const { req, owner } = context
  const { contentHash } = file
  // Films are media too, but no picture of a property.
  if ((await detectFileKind(file.content))?.is !== 'picture') throw new FileError('notAFile', false)
  const pictureId = await findPicture(req.payload, contentHash)
  if (pictureId) {
    await addAlts(context, file, pictureId)
    return pictureId
  }
  const alt = altOf(context, file, sourceLocale) || neutralText(altWord(file), file.index, sourceLocale)
  const create = () =>
    req.payload.create({
      ...options,
      collection: 'media',
      locale: sourceLocale,
      req: nestedRequest(req),
      data: { alt, contentHash },
      file: toUpload(file),
      // The name of the stored file begins with the public number of the property.
      context: owner.collection === 'properties' ? { pictureOf: owner.id } : {},
    })
  const { id } = await orRefused(create).catch(async (error: unknown) => {
    // Another process may have stored the same content at the same time.
    const other = await findPicture(req.payload, contentHash)
    if (other) return { id: other }
    throw error
  })
  await addAlts(context, file, id)
  return id
}

/** The id of the document of the property with this content, made when there is none yet. Only the office may read it. */
export async function storeDocument({ req, owner }: FileContext, file: NewFile): Promise<string> {
  const { contentHash, entry } = file
  // Projects have none.
  const property = owner.id
  const { docs } = await req.payload.find({
    ...options,
    collection: 'documents',
    limit: 1,
    pagination: false,
    where: { and: [{ property: { equals: property } }, { contentHash: { equals: contentHash } }] },
  })
  if (docs[0]) return docs[0].id
  const upload = toUpload(file)
  const title = titleOf(entry) || neutralText(studioLabel('media.words.document'), file.index, sourceLocale)
  const { id } = await orRefused(() =>
    req.payload.create({
      ...options,
      collection: 'documents',
      locale: sourceLocale,
      req: nestedRequest(req),
      data: { title, property, contentHash, kind: 'other', audience: 'staff' },
      file: upload,
    }),
  )
  return id
}
