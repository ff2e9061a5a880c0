import { randomUUID } from 'node:crypto'
import path from 'node:path'

import { folderStorage } from './folder-storage'
import { StorageError, type ObjectStorage } from './object-storage'
import type { S3Settings } from './s3-storage'

export const isS3 = (location: string): boolean => location.startsWith('s3://')

/**
 * The storage at a location: a folder, or `s3://bucket/path`. Nothing is read or written yet.
 *
 * @param location a path is resolved from the working folder
 */
export async function openStorage(location: string, settings: S3Settings): Promise<ObjectStorage> {
  if (!isS3(location)) return folderStorage(path.resolve(location))
  // Loaded on use: most sites have no S3, and the SDK is large.
  const { s3Storage } = await import('./s3-storage')
  return s3Storage(location, settings)
}

/**
 * Tries a storage: writes an object, reads it, finds it in a list and deletes it.
 *
 * @throws StorageError in words for the operator, or the error of the system
 */
export async function tryStorage(storage: ObjectStorage): Promise<void> {
  const key = `trial/${randomUUID()}`
  await storage.put(key, Buffer.from('trial'))
  try {
    const content = await storage.get(key)
    const keys: string[] = []
    for await (const object of storage.list('trial/')) keys.push(object.key)
    if (content?.toString() !== 'trial' || !keys.includes(key))
      throw new StorageError(`${storage.location} does not give back what was stored`)
  } finally {
    await storage.remove([key])
  }
}
