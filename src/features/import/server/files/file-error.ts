import type { FileReason } from '../../model/feed-files'

/** A file could not be fetched. */
export class FileError extends Error {
  constructor(
    readonly reason: FileReason,
    /** Whether another try may succeed. */
    readonly isTemporary: boolean,
    /** No request was made, because the server had sent Retry-After. */
    readonly isPaused = false,
  ) {
    super(reason)
  }
}

/** What a server said of a file, to ask later whether it has changed. */
export interface FileVersion {
  etag?: string
  modified?: string
}

export interface FetchedFile {
  content: Buffer
  version: FileVersion
}
