import { env } from '@/lib/env'
import { formatError } from '@/lib/values/format-error'

import { StorageError } from './object-storage'
import { isS3, openStorage, tryStorage } from './open-storage'

/**
 * Tries the bucket of S3_BUCKET: writing, reading, listing and deleting.
 *
 * @returns one line that names the wrong variable; null when all is right or the files are in a folder
 */
export async function findStorageProblem({ filesLocation, s3 } = env): Promise<string | null> {
  if (!isS3(filesLocation)) return null
  try {
    await tryStorage(await openStorage(filesLocation, s3))
    return null
  } catch (error) {
    if (!(error instanceof StorageError)) return `S3_BUCKET: ${formatError(error)}`
    return `${error.variable === 'target' ? 'S3_BUCKET' : error.variable}: ${error.message}`
  }
}
