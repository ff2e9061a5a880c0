import {
  APIError,
  FileUploadError,
  type AfterErrorHook,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'

import { afterDeletion } from '@/lib/payload/hooks/after-deletion'
import { collectionSteps } from '@/lib/payload/save-pipeline'
import { studioMessage } from '@/lib/payload/studio-message'
import { readObjects, type NewObject } from '@/lib/storage/object-storage'
import { fileFolders, siteStorage, type FileCollection } from '@/lib/storage/site-storage'
import { allDone } from '@/lib/values/all-done'
import { formatError } from '@/lib/values/format-error'
import { isRecord } from '@/lib/values/read-value'

import { fileNamesOf } from './file-names'
import { dropFileFacts } from './own-file-facts'
import { serveFile } from './serve-file'

/** The storage could not be written: full, or away. Nothing was stored. */
class FileNotStored extends APIError {
  constructor(req: PayloadRequest) {
    super(studioMessage(req, 'fields.fileNotStored'), 422, undefined, true)
  }
}

/** Whether a file could not be written, which is not the client's mistake. */
export const isFileNotStored = (error: unknown): boolean => error instanceof FileNotStored

const isFileCollection = (slug: string): slug is FileCollection => slug in fileFolders

function fileCollection(slug: string): FileCollection {
  if (!isFileCollection(slug)) throw new Error(`The collection ${slug} has no folder for its files`)
  return slug
}

interface Added {
  collection: FileCollection
  filename: string
  keys: string[]
  /** The old contents of files that were written over. */
  previous: NewObject[]
}

/** What a request has stored, until its document is stored. */
const addedBy = new WeakMap<PayloadRequest, Added>()

/** Contents of sizes that a hook made, by name of the size. */
const madeBy = new WeakMap<PayloadRequest, Record<string, Buffer>>()

/** Stores sizes with the document that is being changed, in place of those that Payload made. */
export function storeSizes(req: PayloadRequest, sizes: Record<string, Buffer>): void {
  madeBy.set(req, sizes)
}

const logFailure = (req: PayloadRequest, msg: string, keys: readonly string[], error: unknown): void =>
  req.payload.logger.error({ msg, files: keys, reason: formatError(error) })

/** Deletes the new files of a request whose document was not stored, and writes back those that it replaced. */
export async function dropAddedFiles(req: PayloadRequest): Promise<void> {
  const added = addedBy.get(req)
  if (!added) return
  addedBy.delete(req)
  const { collection, filename, keys, previous } = added
  try {
    if (previous.length > 0) await (await siteStorage()).replace(previous)
    // The same file, sent twice at once, has one name; the other request may have stored its document.
    const where = { filename: { equals: filename } }
    const { totalDocs } = await req.payload.db.count({ collection, where })
    if (totalDocs === 0) await (await siteStorage()).remove(keys)
  } catch (error) {
    logFailure(req, 'Files without a document may stay', keys, error)
  }
}

/** The file, if there is a new one, and its sizes, as Payload or a hook prepared them for this document. */
function newObjects(
  folder: string,
  data: Record<string, unknown>,
  req: PayloadRequest,
  made = req.payloadUploadSizes,
): NewObject[] {
  const sizes = isRecord(data.sizes) ? data.sizes : {}
  const contents: [unknown, Buffer | undefined][] = [
    [data, req.file?.data],
    ...Object.entries(made ?? {}).map(([size, content]): [unknown, Buffer] => [sizes[size], content]),
  ]
  return contents.flatMap(([facts, content]) =>
    content && isRecord(facts) && typeof facts.filename === 'string'
      ? [{ key: folder + facts.filename, content }]
      : [],
  )
}

/** Stores the file before its document: what is cut off leaves a file without a document, never the other way round. */
const storeFile: CollectionBeforeChangeHook = async ({ collection: { slug }, data, originalDoc, req }) => {
  const made = madeBy.get(req)
  madeBy.delete(req)
  if (!req.file && !made) return data
  const collection = fileCollection(slug)
  const folder = fileFolders[collection]
  const objects = newObjects(folder, data, req, made)
  const old = new Set(fileNamesOf(originalDoc).map((name) => folder + name))
  const keys = objects.map(({ key }) => key).filter((key) => !old.has(key))
  const filename = String(data.filename ?? originalDoc?.filename)
  const added: Added = { collection, filename, keys, previous: [] }
  addedBy.set(req, added)
  try {
    const storage = await siteStorage()
    const isNew = keys.length === objects.length
    // New names need no care: no page has them yet.
    if (isNew) await allDone(objects.map(({ key, content }) => storage.put(key, content)))
    else {
      const previous = await readObjects(storage, objects)
      await storage.replace(objects)
      added.previous = previous
    }
  } catch (error) {
    logFailure(req, 'A file cannot be stored', keys, error)
    await dropAddedFiles(req)
    throw new FileNotStored(req)
  }
  return data
}

/** The document is stored: its new files stay, and those that it no longer names go. */
const settleFile: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!addedBy.delete(req)) return doc
  const names = new Set(fileNamesOf(doc))
  const gone = fileNamesOf(previousDoc).filter((name) => !names.has(name))
  if (gone.length > 0) await removeFiles(req, fileCollection(collection.slug), gone)
  return doc
}

/** Deletes files whose document is gone. A failure is logged. */
export async function removeFiles(
  req: PayloadRequest,
  collection: FileCollection,
  names: readonly string[],
): Promise<void> {
  const keys = names.map((name) => fileFolders[collection] + name)
  try {
    await (await siteStorage()).remove(keys)
  } catch (error) {
    logFailure(req, 'Files of a deleted document stay', keys, error)
  }
}

/** The files of a document that is to be deleted. Refuses while the storage is away, so that they can go with it. */
async function findFiles(collection: FileCollection, id: string, req: PayloadRequest): Promise<string[]> {
  const doc = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req })
  const names = fileNamesOf(doc)
  try {
    if (names[0]) await (await (await siteStorage()).open(fileFolders[collection] + names[0]))?.close()
  } catch (error) {
    logFailure(req, 'A file cannot be deleted', names, error)
    throw new APIError(studioMessage(req, 'fields.fileNotDeleted'), 422, undefined, true)
  }
  return names
}

/** Lets every collection of files store, serve and delete them through the storage of the site. */
export function withStoredFiles(config: CollectionConfig): CollectionConfig {
  const { upload } = config
  if (typeof upload !== 'object') return config
  const slug = fileCollection(config.slug)
  return {
    ...config,
    // Payload would fetch the file over HTTP to copy it.
    disableDuplicate: true,
    upload: {
      ...upload,
      disableLocalStorage: true,
      // Payload still deletes files of this folder, which would be one in the working folder.
      staticDir: 'no-folder',
      handlers: [...(upload.handlers ?? []), serveFile(slug, upload.modifyResponseHeaders)],
    },
  }
}

const deletion = afterDeletion('files', {
  find: ({ id, req, slug }) => findFiles(fileCollection(slug), id, req),
  remove: (names, { req, slug }) => removeFiles(req, fileCollection(slug), names),
})

const ofFiles = { rule: 'has files', fits: ({ upload }: CollectionConfig) => typeof upload === 'object' }

export const fileSteps = collectionSteps({
  dropFileFacts: {
    stage: 'open',
    reason: 'only the file itself says its name and size',
    for: ofFiles,
    run: dropFileFacts,
  },
  storeFile: {
    stage: 'store',
    reason: 'what is cut off leaves a file without a document, never a document without its file',
    for: ofFiles,
    run: storeFile,
  },
  settleFile: {
    stage: 'settle',
    reason: 'the document is stored: its new files stay, and those that it no longer names go',
    for: ofFiles,
    run: settleFile,
  },
  findFiles: {
    stage: 'prepareDeletion',
    reason: 'the names of the files, and a refusal while the storage cannot be reached',
    for: ofFiles,
    run: deletion.find,
  },
  removeFiles: {
    stage: 'followDeletion',
    reason: 'the files go with their document',
    for: ofFiles,
    run: deletion.remove,
  },
})

/** Removes what a failed upload has stored. Payload answers 400 without a reason to a picture that it cannot read. */
export const answerFailedUpload: AfterErrorHook = async ({ error, req }) => {
  await dropAddedFiles(req)
  if (!(error instanceof FileUploadError)) return
  const message = studioMessage(req, 'media.refusals.broken', { name: req.file?.name ?? '' })
  return { response: { errors: [{ message }] }, status: 400 }
}
