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
  type StoredObject,
} from './object-storage'
import { isMissingObject, isUnchanged, makeClient, toStorageError, type S3Settings } from './s3-client'

export type { S3Settings } from './s3-client'

interface S3Place {
  bucket: string
  /** Begins the key of every object; empty, or ends with a slash. */
  prefix: string
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
   * @param known its `etag`; left out when there is none
   * @returns `same` when it is; null when there is no such object
   */
  getChanged: (key: string, known?: string, signal?: AbortSignal) => Promise<Fetched | 'same' | null>
  /** Copies an object inside the service. */
  copy: (from: string, to: string) => Promise<void>
}

async function* listBucket(
  client: S3Client,
  { bucket, prefix }: S3Place,
  folder: string,
): AsyncGenerator<StoredObject> {
  for (let token: string | undefined, isMore = true; isMore;) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + folder, ContinuationToken: token }),
    )
    for (const { Key, Size = 0, LastModified } of page.Contents ?? []) {
      if (!Key || Key.endsWith('/')) continue
      const found = {
        key: Key.slice(prefix.length),
        bytes: Size,
        modifiedAt: LastModified?.getTime() ?? Date.now(),
      }
      const kind = listedAs(found)
      if (kind === 'object') yield found
      if (kind === 'leftover') await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))
    }
    token = page.NextContinuationToken
    isMore = token !== undefined
  }
}

async function contentOf({ Body }: GetObjectCommandOutput): Promise<Buffer> {
  const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/**
 * Objects of a bucket.
 *
 * @param location `s3://bucket/path`
 * @throws StorageError when the service does not answer, refuses the key or has no such bucket
 */
export function s3Storage(location: string, settings: S3Settings): S3Storage {
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(location) ?? []
  const place: S3Place = { bucket, prefix: path && `${path}/` }
  const client = makeClient(settings)
  const keyOf = (key: string) => ({ Bucket: bucket, Key: place.prefix + key })
  const fail = (error: unknown): never => {
    throw toStorageError(error, bucket, settings)
  }
  const nullIfMissing = (error: unknown): null => (isMissingObject(error) ? null : fail(error))

  const put = async (key: string, content: Uint8Array) => {
    await client.send(new PutObjectCommand({ ...keyOf(key), Body: content })).catch(fail)
  }
  const remove = async (keys: readonly string[]) => {
    // One by one: not every service has the request for many.
    for (const key of keys) await client.send(new DeleteObjectCommand(keyOf(key))).catch(fail)
  }

  const copy = async (from: string, to: string) => {
    const CopySource = encodeURI(`${bucket}/${place.prefix}${from}`)
    await client.send(new CopyObjectCommand({ ...keyOf(to), CopySource })).catch(fail)
  }

  /** The service copies, which takes moments: contents that take long to send are there before one is replaced. */
  const replace = async (objects: readonly NewObject[]) => {
    const unique = randomUUID()
    const staged = objects.map(({ key, content }, index) => {
      const beside = key.slice(0, key.lastIndexOf('/') + 1) + unfinishedName(`${unique}-${index}`)
      return { key, content, beside }
    })
    try {
      await allDone(staged.map(({ beside, content }) => put(beside, content)))
      await allDone(staged.map(({ key, beside }) => copy(beside, key)))
    } finally {
      // What stays is deleted by a later listing.
      await remove(staged.map(({ beside }) => beside)).catch(() => undefined)
    }
  }

  return {
    location,
    put,
    copy,
    remove,
    replace: async (objects) => {
      const [first] = objects
      if (first && objects.length === 1) await put(first.key, first.content)
      else await replace(objects)
    },
    get: async (key) => {
      const found = await client.send(new GetObjectCommand(keyOf(key))).catch(nullIfMissing)
      return found && contentOf(found).catch(fail)
    },
    getChanged: async (key, known, signal) => {
      const command = new GetObjectCommand({ ...keyOf(key), ...(known && { IfNoneMatch: known }) })
      try {
        const found = await client.send(command, { ...(signal && { abortSignal: signal }) })
        return { content: await contentOf(found), etag: found.ETag ?? '' }
      } catch (error) {
        return isUnchanged(error) ? 'same' : nullIfMissing(error)
      }
    },
    open: async (key) => {
      const head = await client.send(new HeadObjectCommand(keyOf(key))).catch(nullIfMissing)
      if (!head) return null
      const { ContentLength: bytes = 0, LastModified, ETag } = head
      return {
        bytes,
        modifiedAt: LastModified?.getTime() ?? Date.now(),
        read: async (range) => {
          // A part must be of the same content as the size.
          const part = range && { IfMatch: ETag, Range: `bytes=${range.start}-${range.end}` }
          const command = new GetObjectCommand({ ...keyOf(key), ...part })
          const { Body } = await client.send(command).catch(fail)
          // In Node it is a stream of Node; the type is that of all platforms.
          return Body as unknown as Readable
        },
        close: async () => undefined,
      }
    },
    list: async function* (folder) {
      try {
        yield* listBucket(client, place, folder)
      } catch (error) {
        fail(error)
      }
    },
  }
}
