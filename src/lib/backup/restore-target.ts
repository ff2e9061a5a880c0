import type { BackupRepository } from './backup-repository'
import { sqliteFile } from './copy-sqlite'
import type { Manifest } from './manifest'
import type { Progress } from './progress'
import type { Swap } from './swap'

/** The database that a backup is restored into. A restored one is made beside it, and takes its place at the end. */
export interface RestoreTarget {
  kind: 'sqlite' | 'mongodb'
  /** The database beside it, as a value of DATABASE_URI. */
  stagedUri: string
  /** Whether a site uses the database now. */
  isRunning: (progress: Progress) => Promise<boolean>
  /** Whether it holds nothing that could be lost. */
  isEmpty: () => Promise<boolean>
  /** Makes the database beside it from a backup of the same kind; an empty one for a backup of the other kind. */
  stage: (repository: BackupRepository, manifest: Manifest) => Promise<void>
  /** Ends the work on the database beside it. @returns what puts it in place */
  seal: () => Promise<Swap>
  /** Puts collections in place: a step of the swap on MongoDB. May be repeated. */
  swapCollections: (collections: string[]) => Promise<void>
  /** Removes the database beside it. */
  discard: () => Promise<void>
}

/** Loaded on use: neither driver is needed for the other database. */
export async function restoreTarget(uri: string): Promise<RestoreTarget> {
  if (!uri.startsWith('file:')) return (await import('./mongo-target')).mongoTarget(uri)
  return (await import('./sqlite-target')).sqliteTarget(sqliteFile(uri))
}
