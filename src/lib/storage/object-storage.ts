import type { Readable } from 'node:stream'

export interface ObjectFacts {
  /** Size in bytes. */
  bytes: number
  /** In milliseconds. */
  modifiedAt: number
}

/** An object of a storage. */
export interface StoredObject extends ObjectFacts {
  key: string
}

/** A part of an object, in bytes; both ends belong to it. */
export interface ByteRange {
  start: number
  end: number
}

/** An object to be read once, or closed. */
export interface OpenObject extends ObjectFacts {
  /** The content, or a part of it. The end of the stream, also an early one, closes the object. */
  read: (range?: ByteRange) => Promise<Readable>
  close: () => Promise<void>
}

export interface NewObject {
  key: string
  content: Uint8Array
}

/**
 * A place for whole objects: a folder, or a bucket of an S3 service. Keys are paths with slashes, such as `parts/ab/abc`.
 */
export interface ObjectStorage {
  /** The place as the operator wrote it, without credentials; for messages. */
  readonly location: string
  /** Stores an object. Readers see the old or the new one, never a part. */
  put: (key: string, content: Uint8Array) => Promise<void>
  /** Stores objects whose keys may be in use. When one cannot be written, the old ones stay, all of them. */
  replace: (objects: readonly NewObject[]) => Promise<void>
  /** The content, or null when there is no such object. */
  get: (key: string) => Promise<Buffer | null>
  /** Opens an object, or returns null when there is none. */
  open: (key: string) => Promise<OpenObject | null>
  /** All objects whose key begins with this folder, which ends with a slash; all when it is empty. */
  list: (folder: string) => AsyncIterable<StoredObject>
  /** Deletes objects; one that is missing is none to complain about. */
  remove: (keys: readonly string[]) => Promise<void>
}

/** Begins the names of objects that are being written. A killed process leaves them; a later listing deletes them. */
const unfinishedPrefix = '.unfinished-'
const unfinishedForMs = 24 * 60 * 60_000

/** A name for an object until it is whole. @param unique differs between all writes */
export const unfinishedName = (unique: string): string => unfinishedPrefix + unique

/** What a listing does with an object: objects that are being written are left out, old ones among them deleted. */
export function listedAs({ key, modifiedAt }: StoredObject): 'object' | 'unfinished' | 'leftover' {
  if (!key.slice(key.lastIndexOf('/') + 1).startsWith(unfinishedPrefix)) return 'object'
  return Date.now() - modifiedAt > unfinishedForMs ? 'leftover' : 'unfinished'
}

/** A storage that cannot be used, in words for the operator. `variable` is the one whose value is wrong. */
export class StorageError extends Error {
  override readonly name = 'StorageError'

  constructor(
    message: string,
    readonly variable: 'target' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' = 'target',
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** By its name: Next bundles this class more than once. */
export const isStorageError = (error: unknown): error is StorageError =>
  error instanceof Error && error.name === 'StorageError'

/** What is stored under the keys of these objects. */
export async function readObjects(
  storage: ObjectStorage,
  objects: readonly Pick<NewObject, 'key'>[],
): Promise<NewObject[]> {
  const contents = await Promise.all(
    objects.map(async ({ key }) => ({ key, content: await storage.get(key) })),
  )
  return contents.flatMap(({ key, content }) => (content ? [{ key, content }] : []))
}
