import type { FileVersion } from '@/lib/http/download'

import type { FileReason } from '../../model/feed-files'

/** A file could not be fetched. */
export class FileError extends Error {
  constructor(
    readonly reason: FileReason,
    /** Whether another try may succeed. */
    readonly isTemporary: boolean,
    /** The server was not asked: it had asked for time. */
    readonly isPaused = false,
  ) {
    super(reason)
  }
}

export interface FetchedFile {
  content: Buffer
  version: FileVersion
}
