import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type GetObjectCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3'

import { allDone } from '@/lib/values/all-done'

import {
  listedAs,
  unfinishedName,
  type NewObject,
  type ObjectStorage,
  type OpenObject,
  type StoredObject,
} from './object-storage'
import { isMissingObject, isUnchanged, makeClient, toStorageError, type S3Settings } from './s3-client'

export type { S3Settings } from './s3-client'

/** A place in a bucket. */
interface S3Place {
  client: S3Client
  bucket: string
  /** Begins the key of every object; empty, or ends with a slash. */
  prefix: string
  /** Throws an error in words. */
  fail: (error: unknown) => never
}

/** A content with what identifies it. */
export interface Fetched {
  content: Buffer
  etag: string
}

export interface S3Storage extends ObjectStorage {
  /**
   * The content of an object when it is not the one that is known.
   *
   * @param etag its `etag`; left out when there is none
   * @returns `same` when it is; null when there is no such object
   */
  getChanged: (key: string, etag?: string, signal?: AbortSignal) => Promise<Fetched | 'same' | null>
  /** Copies an object inside the service. */
  copy: (from: string, to: string) => Promise<void>
}

const keyOf = ({ bucket, prefix }: S3Place, key: string) => ({ Bucket: bucket, Key: prefix + key })

const nullIfMissing =
  ({ fail }: S3Place) =>
  (error: unknown): null =>
    isMissingObject(error) ? null : fail(error)

async function* listBucket(
  { client, bucket, prefix }: S3Place,
  folder: string,
): AsyncGenerator<StoredObject> {
  for (let token: string | undefined, isMore = true; isMore;) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + folder, ContinuationToken: token }),
    )
    for (const { Key, Size = 0, LastModified } of page.Contents ?? []) {
      if (!Key || Key.endsWith('/')) continue
      const object = {
        key: Key.slice(prefix.length),
        bytes: Size,
        modifiedAt: LastModified?.getTime() ?? Date.now(),
      }
      const kind = listedAs(object)
      if (kind === 'object') yield object
      if (kind === 'leftover') await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))
    }
    token = page.NextContinuationToken
    isMore = token !== undefined
  }
}

async function put(place: S3Place, key: string, content: Uint8Array): Promise<void> {
  await place.client.send(new PutObjectCommand({ ...keyOf(place, key), Body: content })).catch(place.fail)
}

/** One by one: not every service has the request for many. */
async function remove(place: S3Place, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await place.client.send(new DeleteObjectCommand(keyOf(place, key))).catch(place.fail)
}

async function copy(place: S3Place, from: string, to: string): Promise<void> {
  const CopySource = encodeURI(`${place.bucket}/${place.prefix}${from}`)
  await place.client.send(new CopyObjectCommand({ ...keyOf(place, to), CopySource })).catch(place.fail)
}

/** The service copies, which takes moments: contents that take long to send are there before one is replaced. */
async function replace(place: S3Place, objects: readonly NewObject[]): Promise<void> {
  const [first] = objects
  if (first && objects.length === 1) return put(place, first.key, first.content)
  const unique = randomUUID()
  const staged = objects.map(({ key, content }, index) => {
    const beside = key.slice(0, key.lastIndexOf('/') + 1) + unfinishedName(`${unique}-${index}`)
    return { key, content, beside }
  })
  try {
    await allDone(staged.map(({ beside, content }) => put(place, beside, content)))
    await allDone(staged.map(({ key, beside }) => copy(place, beside, key)))
  } finally {
    const names = staged.map(({ beside }) => beside)
    // What stays is deleted by a later listing.
    await remove(place, names).catch(() => undefined)
  }
}

async function contentOf({ Body }: GetObjectCommandOutput): Promise<Buffer> {
  const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

async function get(place: S3Place, key: string): Promise<Buffer | null> {
  const command = new GetObjectCommand(keyOf(place, key))
  const answer = await place.client.send(command).catch(nullIfMissing(place))
  return answer && contentOf(answer).catch(place.fail)
}

async function getChanged(place: S3Place, key: string, etag?: string, signal?: AbortSignal) {
  const command = new GetObjectCommand({ ...keyOf(place, key), ...(etag && { IfNoneMatch: etag }) })
  try {
    const answer = await place.client.send(command, { ...(signal && { abortSignal: signal }) })
    return { content: await contentOf(answer), etag: answer.ETag ?? '' }
  } catch (error) {
    return isUnchanged(error) ? 'same' : nullIfMissing(place)(error)
  }
}

async function openObject(place: S3Place, key: string): Promise<OpenObject | null> {
  const { client, fail } = place
  const head = await client.send(new HeadObjectCommand(keyOf(place, key))).catch(nullIfMissing(place))
  if (!head) return null
  const { ContentLength: bytes = 0, LastModified, ETag } = head
  return {
    bytes,
    modifiedAt: LastModified?.getTime() ?? Date.now(),
    read: async (range) => {
      // A part must be of the same content as the size.
      const part = range && { IfMatch: ETag, Range: `bytes=${range.start}-${range.end}` }
      const { Body } = await client.send(new GetObjectCommand({ ...keyOf(place, key), ...part })).catch(fail)
      // In Node it is a stream of Node; the type is that of all platforms.
      return Body as unknown as Readable
    },
    close: async () => undefined,
  }
}

/**
 * Objects of a bucket.
 *
 * @param location `s3://bucket/path`
 * @throws StorageError when the service does not answer, refuses the key or has no such bucket
 */
export function s3Storage(location: string, settings: S3Settings): S3Storage {
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(location) ?? []
  const fail = (error: unknown): never => {
    throw toStorageError(error, bucket, settings)
  }
  const place: S3Place = { client: makeClient(settings), bucket, prefix: path && `${path}/`, fail }
  return {
    location,
    put: (key, content) => put(place, key, content),
    replace: (objects) => replace(place, objects),
    copy: (from, to) => copy(place, from, to),
    remove: (keys) => remove(place, keys),
    get: (key) => get(place, key),
    getChanged: (key, etag, signal) => getChanged(place, key, etag, signal),
    open: (key) => openObject(place, key),
    list: async function* (folder) {
      try {
        yield* listBucket(place, folder)
      } catch (error) {
        fail(error)
      }
    },
  }
}
