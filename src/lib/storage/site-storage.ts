import path from 'node:path'

import { env } from '@/lib/env'
import { processState } from '@/lib/process-state'

import { LocalCopies, type OpenCopy } from './local-copies'
import type { ObjectStorage } from './object-storage'
import { isS3, openStorage } from './open-storage'

/** Folders in the storage, by the collection whose files they hold. */
export const fileFolders = {
  media: 'media/',
  documents: 'private/documents/',
  leadFiles: 'private/lead-files/',
} as const

export type FileCollection = keyof typeof fileFolders

/** Longest life of a copy that is not requested in a certain version, in milliseconds. */
const copyForMs = 60_000
/** What a deleted picture stays in copies at most. */
const recheckAfterMs = 60 * 60_000
/** By so much the clocks of the processes may differ. */
const clockSkewMs = 60_000

/** The files of this site. */
export interface SiteStorage extends ObjectStorage {
  /**
   * Opens a public file, from this machine's disk where possible.
   *
   * @param changedAt when the file was changed last, as far as the client knows, in milliseconds
   * @returns null when there is none
   * @throws StorageError when the storage does not answer
   */
  openPublic: (key: string, changedAt?: number) => Promise<OpenCopy | null>
}

/** The earliest check of a copy that is recent enough. */
function asOf(changedAt: number | undefined): number {
  const now = Date.now()
  if (changedAt === undefined) return now - copyForMs
  return Math.max(now - recheckAfterMs, Math.min(now, changedAt + clockSkewMs))
}

/** Folder of the copies of a bucket's pictures. */
export const copiesFolder = (dataDir: string): string => path.join(dataDir, 'copies')

async function makeSiteStorage(location: string): Promise<SiteStorage> {
  if (!isS3(location)) {
    const storage = await openStorage(location, env.s3)
    const openPublic = async (key: string) => {
      const object = await storage.open(key)
      return object && { ...object, isCurrent: true }
    }
    return { ...storage, openPublic }
  }
  const { s3Storage } = await import('./s3-storage')
  const storage = s3Storage(location, env.s3)
  const copies = new LocalCopies(storage, copiesFolder(env.dataDir), env.s3CacheBytes)
  return {
    ...storage,
    openPublic: (key, changedAt) => copies.open(key, asOf(changedAt)),
    replace: async (objects) => {
      await storage.replace(objects)
      copies.forget(objects.map(({ key }) => key))
    },
    remove: async (keys) => {
      await storage.remove(keys)
      copies.forget(keys)
    },
  }
}

interface Opened {
  location: string
  settings: typeof env.s3
  storage: Promise<SiteStorage>
}

const state = () => processState<{ opened?: Opened }>('siteStorage', () => ({}))

/** The files of the site of this environment: in its data folder, or in the bucket of S3_BUCKET. */
export function siteStorage(): Promise<SiteStorage> {
  const { filesLocation: location, s3: settings } = env
  const { opened } = state()
  if (opened?.location === location && opened.settings === settings) return opened.storage
  const storage = makeSiteStorage(location)
  state().opened = { location, settings, storage }
  return storage
}
