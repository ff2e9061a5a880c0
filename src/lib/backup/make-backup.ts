import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { formatError } from '@/lib/values/format-error'
import type { ObjectStorage } from '@/lib/storage/object-storage'

import { BackupError } from './backup-error'
import type { BackupRepository, BackupName } from './backup-repository'
import { copySqlite, inspectSqlite, sqliteFile } from './copy-sqlite'
import { compress } from './compress'
import { exportMongo } from './export-mongo'
import { type Manifest, type StoredDatabase, type StoredFile, partsOf } from './manifest'
import { formatBytes, formatCount, type Progress } from './progress'
import { beginBackup, isRunning } from './running-backup'
import { findFiles, readPieces, storeFiles, storePieces } from './store-files'
import { findRemaining } from './thinning'

/**
 * Removes the backups that thinning does not keep, and the parts that no backup needs, those of killed backups included.
 * Only for the process that holds the target: see `beginBackup`.
 *
 * @throws BackupError when an earlier backup cannot be read; then no part is removed
 */
export async function removeUnused(
  repository: BackupRepository,
): Promise<{ backups: number; parts: number }> {
  const all = await repository.list()
  const remaining = findRemaining(all)
  const removed = all.filter((backup) => !remaining.has(backup))
  await repository.storage.remove(removed.map(({ key }) => key))
  const used = new Set<string>()
  for (const backup of remaining)
    for (const { name } of partsOf(await repository.readManifest(backup))) used.add(name)
  const unused = [...(await repository.knownParts()).keys()].filter((name) => !used.has(name))
  await repository.removeParts(unused)
  return { backups: removed.length, parts: unused.length }
}

/** What is backed up. */
export interface BackedUpSite {
  databaseUri: string
  /** Folder of all stored data; a copy of the database is made there for a while. */
  dataDir: string
  /** Where its files are; see `siteFolders`. */
  storage: ObjectStorage
  /** URL of the site. */
  url: string
  /** Version of the program. */
  version: string
  /** Names of the program's migrations, for a database that does not list its own. */
  findMigrations: () => Promise<string[]>
}

export interface BackupSummary extends BackupName {
  files: number
  /** Of everything that the backup holds, and of what was not stored before, in bytes. */
  bytes: number
  newBytes: number
  /** Backups and parts that the thinning removed. */
  removed: { backups: number; parts: number }
}

interface CopiedDatabase {
  database: StoredDatabase
  migrations: string[]
  newBytes: number
}

const workFolder = /^\.backup-(\d+)$/

/** A folder for this backup alone; those of killed ones are deleted. */
async function makeWorkFolder(dataDir: string): Promise<string> {
  if (!existsSync(dataDir)) throw new BackupError(`There is no data folder ${dataDir}`)
  for (const name of await readdir(dataDir)) {
    const [, pid] = workFolder.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) await rm(path.join(dataDir, name), { recursive: true, force: true })
  }
  const folder = path.join(dataDir, `.backup-${process.pid}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  return folder
}

async function copyDatabase(
  { databaseUri, findMigrations }: BackedUpSite,
  repository: BackupRepository,
  { folder, progress }: { folder: string; progress: Progress },
): Promise<CopiedDatabase> {
  if (!databaseUri.startsWith('file:')) {
    const exported = await exportMongo(databaseUri, repository, { folder, progress })
    return { ...exported, migrations: await findMigrations() }
  }
  const copy = path.join(folder, 'database.db')
  copySqlite(sqliteFile(databaseUri), copy)
  const { counts, migrations } = inspectSqlite(copy)
  const { newBytes, ...stored } = await storePieces(repository, readPieces(copy), compress)
  await rm(copy)
  return { database: { kind: 'sqlite', counts, ...stored }, migrations, newBytes }
}

/** The files of the newest backup that can be read. */
async function readFilesBefore(repository: BackupRepository): Promise<Map<string, StoredFile>> {
  for (const backup of await repository.list()) {
    const manifest = await repository.readManifest(backup).catch(() => null)
    if (manifest) return new Map(manifest.files.map((file) => [file.path, file]))
  }
  return new Map()
}

/**
 * Files twice: before the database is copied, which may take long, and what is new afterwards. So every file that the
 * copied database names is in the backup, also one that was deleted shortly after.
 */
async function store(
  site: BackedUpSite,
  repository: BackupRepository,
  { folder, progress }: { folder: string; progress: Progress },
): Promise<Pick<Manifest, 'database' | 'migrations' | 'files'> & { newBytes: number }> {
  const { storage } = site
  const before = await readFilesBefore(repository)
  const objects = await findFiles(storage)
  progress.say(`${formatCount(objects.length)} files`)
  const first = await storeFiles({ repository, storage, before }, objects, progress)
  progress.say('database')
  const copied = await copyDatabase(site, repository, { folder, progress })
  const again = { repository, storage, before: first.files }
  const second = await storeFiles(again, await findFiles(storage), progress)
  const files = [...new Map([...first.files, ...second.files]).values()]
  return {
    database: copied.database,
    migrations: copied.migrations,
    files: files.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    newBytes: first.newBytes + copied.newBytes + second.newBytes,
  }
}

const sizeOf = ({ database, files }: Pick<Manifest, 'database' | 'files'>): number => {
  const ofDatabase =
    database.kind === 'sqlite'
      ? database.bytes
      : database.collections.flatMap(({ parts }) => parts).reduce((sum, { bytes }) => sum + bytes, 0)
  return files.reduce((sum, { bytes }) => sum + bytes, ofDatabase)
}

/**
 * Makes a backup of a site, which may be in use, and thins the older ones. Until its last step nothing is visible of it:
 * a killed backup leaves the earlier ones as they are.
 *
 * @throws BackupError or StorageError in words for the operator
 */
export async function makeBackup(
  site: BackedUpSite,
  repository: BackupRepository,
  progress: Progress,
): Promise<BackupSummary> {
  const startedAt = new Date().toISOString()
  const running = await beginBackup(repository.storage)
  let folder = ''
  try {
    folder = await makeWorkFolder(site.dataDir)
    const { newBytes, ...stored } = await store(site, repository, { folder, progress })
    await running.check()
    const finishedAt = new Date().toISOString()
    const { url, version } = site
    const backup = await repository.writeManifest({ site: url, version, startedAt, finishedAt, ...stored })
    const removed = await removeUnused(repository).catch((error: unknown) => {
      progress.say(`Older backups could not be thinned: ${formatError(error)}`)
      return { backups: 0, parts: 0 }
    })
    return { ...backup, files: stored.files.length, bytes: sizeOf(stored), newBytes, removed }
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true })
    // A mark that stays is recognised as one of an ended process. The reason of a failure counts, not this.
    await running.end().catch(() => undefined)
  }
}

/** A summary in one line. */
export const formatSummary = ({ id, files, bytes, newBytes, removed }: BackupSummary): string =>
  `${id}: ${formatCount(files)} files and the database, ${formatBytes(bytes)}, of which ${formatBytes(newBytes)} new; ` +
  `${removed.backups} older backups thinned`
