import { statfs } from 'node:fs/promises'

/** Below this the database and uploads may fail soon, in bytes. */
const minFreeBytes = 200 * 1024 * 1024

/**
 * Whether the disk of a folder has room for what is wanted and some more, without which the database and uploads fail.
 *
 * @param bytes that are to be written
 */
export async function hasRoom(folder: string, bytes = 0): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= minFreeBytes
}
