import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import {
  APIError,
  FileUploadError,
  type AfterErrorHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'

import { studioMessage } from '@/lib/payload/studio-message'
import { errorCode } from '@/lib/values/format-error'
import { isRecord } from '@/lib/values/read-value'

/** The disk has no room for a file, or cannot be written. Nothing was stored. */
class NoRoomForFile extends APIError {
  constructor(req: PayloadRequest) {
    super(studioMessage(req, 'fields.fileNotStored'), 422, undefined, true)
  }
}

/** Whether a file could not be written: the server's fault, although Payload answers as if the file were wrong. */
export const isFileNotStored = (error: unknown): boolean =>
  error instanceof NoRoomForFile || error instanceof FileUploadError

/** Paths that Payload writes for a request. */
const pathsOf = new WeakMap<PayloadRequest, string[]>()

/** Deletes what a failed upload has left on the disk. */
export async function removePartialFiles(req: PayloadRequest): Promise<void> {
  for (const file of pathsOf.get(req) ?? []) await fs.rm(file, { force: true }).catch(() => undefined)
  pathsOf.delete(req)
}

/** Writes the bytes into a file that is deleted again. */
async function tryToWrite(folder: string, bytes: Buffer, copies: number): Promise<void> {
  await fs.mkdir(folder, { recursive: true })
  const trial = path.join(folder, `.trial-${randomUUID()}`)
  try {
    const handle = await fs.open(trial, 'wx')
    try {
      for (let copy = 0; copy < copies; copy += 1) await handle.writeFile(bytes)
      // Some file systems report a full disk only now.
      await handle.datasync()
    } finally {
      await handle.close()
    }
  } finally {
    await fs.rm(trial, { force: true })
  }
}

/**
 * Refuses a file for which the disk has no room. Payload would delete the file that is replaced, leave a part of the new
 * one and call it a mistake of the client.
 */
const findRoom =
  (folder: string, copies: number): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if ((operation !== 'create' && operation !== 'update') || !req.file) return args
    try {
      await tryToWrite(folder, req.file.data, copies)
    } catch (error) {
      req.payload.logger.error({ msg: 'A file cannot be stored', folder, code: errorCode(error) })
      throw new NoRoomForFile(req)
    }
    return args
  }

/** The names of an uploaded file and its sizes. */
function namesOf(data: unknown): string[] {
  if (!isRecord(data)) return []
  const sizes = isRecord(data.sizes) ? Object.values(data.sizes) : []
  return [data, ...sizes].flatMap((each) =>
    isRecord(each) && typeof each.filename === 'string' && each.filename ? [each.filename] : [],
  )
}

/** Runs before Payload writes: the names are known by then. */
const notePaths =
  (folder: string): CollectionBeforeValidateHook =>
  ({ data, req }) => {
    if (req.file)
      pathsOf.set(
        req,
        namesOf(data).map((name) => path.join(folder, path.basename(name))),
      )
    return data
  }

/** An upload is stored whole or not at all, in every collection of files. */
export function withWholeUploads(collection: CollectionConfig): CollectionConfig {
  const { upload, hooks } = collection
  if (typeof upload !== 'object' || !upload.staticDir) return collection
  // The sizes of a picture together take about as much room as the original.
  const copies = upload.imageSizes?.length ? 2 : 1
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), findRoom(upload.staticDir, copies)],
      beforeValidate: [...(hooks?.beforeValidate ?? []), notePaths(upload.staticDir)],
    },
  }
}

/** Removes what a failed upload has left, and says what happened. Payload answers 400 without a reason. */
export const answerFailedUpload: AfterErrorHook = async ({ error, req }) => {
  if (!(error instanceof FileUploadError)) return
  await removePartialFiles(req)
  return { response: { errors: [{ message: studioMessage(req, 'fields.fileNotStored') }] }, status: 422 }
}
