import { Readable } from 'node:stream'

import { headersWithCors, type PayloadRequest, type UploadConfig } from 'payload'
import { parseRangeHeader } from 'payload/internal'

import type { OpenObject } from '@/lib/storage/object-storage'
import { fileFolders, siteStorage, type FileCollection } from '@/lib/storage/site-storage'

import { contentTypeOf, isFileName } from './file-names'
import { reportMissingFile, reportUnreadableFiles } from './missing-files'

type Handler = NonNullable<UploadConfig['handlers']>[number]
type OpenedFile = OpenObject & { isCurrent?: boolean }

const refusals = { 404: 'Not found', 410: 'Gone', 503: 'The files cannot be read at the moment' } as const

/** A refusal, which no cache stores. */
export const refuseFile = (status: keyof typeof refusals): Response =>
  new Response(refusals[status], {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '30' }) },
  })

/** The body of a response. Node's type for the same stream differs from the browser's; `Response` accepts it. */
export const bodyOf = (stream: Readable): ReadableStream => Readable.toWeb(stream) as ReadableStream

async function openFile(collection: FileCollection, name: string): Promise<OpenedFile | null> {
  const storage = await siteStorage()
  const key = fileFolders[collection] + name
  return collection === 'media' ? storage.openPublic(key) : storage.open(key)
}

async function respond(
  req: PayloadRequest,
  { file, name, modify }: { file: OpenedFile; name: string; modify: UploadConfig['modifyResponseHeaders'] },
): Promise<Response> {
  const { type, range } = parseRangeHeader({ fileSize: file.bytes, rangeHeader: req.headers.get('range') })
  const headers = new Headers({ 'Content-Type': contentTypeOf(name), 'Accept-Ranges': 'bytes' })
  if (type === 'invalid') headers.set('Content-Range', `bytes */${file.bytes}`)
  else headers.set('Content-Length', String(range ? range.end - range.start + 1 : file.bytes))
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`)
  const modified = modify?.({ headers }) ?? headers
  if (file.isCurrent === false) modified.set('Cache-Control', 'no-store')
  const status = type === 'invalid' ? 416 : range ? 206 : 200
  const hasBody = type !== 'invalid' && req.method !== 'HEAD'
  if (!hasBody) await file.close()
  const body = hasBody ? bodyOf(await file.read(range ?? undefined)) : null
  return new Response(body, { status, headers: headersWithCors({ headers: modified, req }) })
}

/** Serves the files of a collection, after Payload has checked who may read them. */
export function serveFile(
  collection: FileCollection,
  modify: UploadConfig['modifyResponseHeaders'],
): Handler {
  return async (req, { params: { filename: name } }) => {
    if (!isFileName(name)) return refuseFile(404)
    try {
      const file = await openFile(collection, name)
      if (file) return await respond(req, { file, name, modify })
    } catch (error) {
      reportUnreadableFiles(req.payload, error)
      return refuseFile(503)
    }
    await reportMissingFile(req.payload, collection, name)
    return refuseFile(404)
  }
}
