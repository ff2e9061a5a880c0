/** An object of a storage. */
export interface StoredObject {
  key: string
  /** Size in bytes. */
  bytes: number
}

/**
 * A place for whole objects: a folder, or a bucket of an S3 service. Keys are paths with slashes, such as `parts/ab/abc`.
 */
export interface ObjectStorage {
  /** The place as the operator wrote it, without credentials; for messages. */
  readonly location: string
  /** Stores an object. Readers see the old or the new one, never a part. */
  put: (key: string, content: Uint8Array) => Promise<void>
  /** The content, or null when there is no such object. */
  get: (key: string) => Promise<Buffer | null>
  /** All objects whose key begins with this folder, which ends with a slash; all when it is empty. */
  list: (folder: string) => AsyncIterable<StoredObject>
  /** Deletes objects; one that is missing is none to complain about. */
  remove: (keys: readonly string[]) => Promise<void>
}

/** A storage that cannot be used, in words for the operator. `variable` is the one whose value is wrong. */
export class StorageError extends Error {
  override readonly name = 'StorageError'

  constructor(
    message: string,
    readonly variable: 'target' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' = 'target',
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
