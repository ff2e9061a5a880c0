import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { BackupError } from '@/lib/backup/backup-error'
import type { BackupRepository } from '@/lib/backup/backup-repository'
import { checkDatabase, checkParts, fetchFiles } from '@/lib/backup/fetch-backup'
import { countRows, type Manifest } from '@/lib/backup/manifest'
import { formatCount, type Progress } from '@/lib/backup/progress'
import { checkRoom, takeRestoreFolder } from '@/lib/backup/restore-folder'
import { restoreTarget, type RestoreTarget } from '@/lib/backup/restore-target'
import type { RestoredObjects } from '@/lib/backup/restored-objects'
import { findFiles } from '@/lib/backup/store-files'
import { beginSwap, finishSwap, type Swap } from '@/lib/backup/swap'
import { env } from '@/lib/env'
import { isS3, openStorage } from '@/lib/storage/open-storage'
import { migrationProblem } from '@/lib/payload/migration-problem'

import { fetchMoveSource, type MoveSource } from './fetch-move-source'
import { joinErasures } from './known-erasures'
import { foldersIn, openForRestore, type SitePlace } from './open-backups'

export interface RestoreOptions {
  /** Location of the backups. */
  source: string
  /** Where the site is restored. */
  place: SitePlace
  /** The newest one when left out. */
  id?: string | undefined
  /** Whether a site that is there may be replaced. */
  mayReplace: boolean
  /** Names of the program's migrations, oldest first. */
  migrations: readonly string[]
  progress: Progress
  /** Makes the restored site ready in another process, whose environment has its database and its folder. */
  prepare: (staged: StagedSite) => Promise<void>
}

/** A restored site beside the one that it replaces. */
export interface StagedSite extends SitePlace {
  /** What its database is filled from, when it is of another kind than that of the backup. */
  moveFrom: MoveSource | null
}

/**
 * Reads a backup.
 *
 * @param id the newest one when left out
 * @throws BackupError when there is none, it is damaged, or its migrations are not the first of the program's
 */
async function chooseBackup(
  source: string,
  id: string | undefined,
  migrations: readonly string[],
): Promise<{ backups: BackupRepository; manifest: Manifest; isOwn: boolean }> {
  const { backups, isOwn } = await openForRestore(source)
  const all = await backups.list()
  const chosen = id ? all.find((each) => each.id.startsWith(id)) : all[0]
  if (!chosen) throw new BackupError(id ? `${source} has no backup ${id}` : `${source} holds no backup`)
  const manifest = await backups.readManifest(chosen)
  const problem = migrationProblem(manifest.migrations, migrations, false)
  if (problem)
    throw new BackupError(`The backup ${chosen.id} is of another version (${manifest.version}): ${problem}`)
  await checkParts(backups, manifest)
  return { backups, manifest, isOwn }
}

const bytesOf = ({ database, files }: Manifest): number => {
  // Collections are stored compressed, about a fifth of their size.
  const ofDatabase =
    database.kind === 'sqlite'
      ? database.bytes
      : database.collections.flatMap(({ parts }) => parts).reduce((sum, { bytes }) => sum + 5 * bytes, 0)
  return files.reduce((sum, { bytes }) => sum + bytes, 3 * ofDatabase)
}

async function refuseTarget(
  target: RestoreTarget,
  { mayReplace, place, progress }: RestoreOptions,
): Promise<void> {
  if (await target.isRunning(progress)) throw new BackupError('The site is running: stop it first')
  if (mayReplace) return
  const locations = new Set([place.dataDir, place.filesLocation ?? place.dataDir])
  const occupied = (await target.isEmpty()) ? [] : ['the database']
  for (const location of locations)
    for (const { key } of await findFiles(await openStorage(location, env.s3)))
      occupied.push(`${location}/${key}`)
  if (occupied.length > 0)
    throw new BackupError(
      `There is a site already (${occupied[0]}): --replace deletes it and puts the backup in its place`,
    )
}

/** Moves of the folders of files; a folder that the backup does not have becomes an empty one. */
async function folderMoves(
  staged: string,
  { dataDir, workFolder }: { dataDir: string; workFolder: string },
): Promise<Swap['moves']> {
  const moves: Swap['moves'] = []
  for (const [name, to] of Object.entries(foldersIn(dataDir))) {
    const from = path.join(staged, name)
    await mkdir(from, { recursive: true })
    moves.push({ from, to, old: path.join(workFolder, 'old', name) })
  }
  return moves
}

/** Loaded on use: most sites have no S3, and the SDK is large. */
async function sendRestored(dataDir: string, location: string, progress: Progress): Promise<RestoredObjects> {
  progress.say(`sending files to ${location}`)
  return (await import('@/lib/backup/restored-objects')).sendObjects(dataDir, location, progress)
}

/** Makes the restored site beside the one that it replaces. @returns what puts it in place */
async function stage(
  { prepare, place, progress }: RestoreOptions,
  { backups, manifest }: { backups: BackupRepository; manifest: Manifest },
  { target, workFolder }: { target: RestoreTarget; workFolder: string },
): Promise<Swap> {
  const dataDir = path.join(workFolder, 'data')
  progress.say(`${formatCount(manifest.files.length)} files`)
  await fetchFiles(backups, manifest, { folder: dataDir, progress })
  progress.say(`database, ${formatCount(countRows(manifest.database))} rows`)
  await target.stage(backups, manifest)
  const isMoved = target.kind !== manifest.database.kind
  const moveFrom = isMoved ? await fetchMoveSource(backups, manifest, path.join(workFolder, 'source')) : null
  await joinErasures(backups, dataDir, place)
  await prepare({ databaseUri: target.stagedUri, dataDir, moveFrom })
  const swap = await target.seal()
  const { filesLocation = '' } = place
  const objects = isS3(filesLocation) && (await sendRestored(dataDir, filesLocation, progress))
  const moves = [...(await folderMoves(dataDir, { dataDir: place.dataDir, workFolder })), ...swap.moves]
  if (await target.isRunning(progress)) throw new BackupError('The site was started meanwhile: stop it')
  return { ...swap, moves, ...(objects && { objects }) }
}

/**
 * Restores a backup into a database and folders. Everything is fetched, checked and made ready beside them first; they
 * are replaced at the end, by renaming.
 *
 * @returns the restored backup; `isOwn` is false when it was made with another PAYLOAD_SECRET
 * @throws BackupError or StorageError in words for the operator; nothing was changed then
 */
export async function restoreSite(options: RestoreOptions): Promise<{ manifest: Manifest; isOwn: boolean }> {
  const { source, id, migrations, progress } = options
  const { databaseUri, dataDir } = options.place
  const chosen = await chooseBackup(source, id, migrations)
  const { manifest, isOwn } = chosen
  const target = await restoreTarget(databaseUri)
  await mkdir(dataDir, { recursive: true })
  if (await finishSwap(dataDir, target.swapCollections))
    progress.say('An earlier restore was finished first.')
  await refuseTarget(target, options)
  await checkRoom(dataDir, { folders: Object.values(foldersIn(dataDir)), bytes: bytesOf(manifest) })
  const workFolder = await takeRestoreFolder(dataDir)
  const swap = await stage(options, chosen, { target, workFolder }).catch(async (error: unknown) => {
    await target.discard().catch(() => undefined)
    await rm(workFolder, { recursive: true, force: true })
    throw error
  })
  progress.say('putting everything in place')
  await beginSwap(dataDir, swap)
  await finishSwap(dataDir, target.swapCollections)
  return { manifest, isOwn }
}

/**
 * Fetches a whole backup and checks it, without restoring it.
 *
 * @throws BackupError when it could not be restored
 */
export async function checkBackup({
  source,
  id,
  place: { dataDir },
  migrations,
  progress,
}: Pick<RestoreOptions, 'source' | 'id' | 'place' | 'migrations' | 'progress'>): Promise<Manifest> {
  const { backups, manifest } = await chooseBackup(source, id, migrations)
  await mkdir(dataDir, { recursive: true })
  const folder = path.join(dataDir, `.check-${process.pid}`)
  await mkdir(folder, { mode: 0o700 })
  try {
    progress.say(`${formatCount(manifest.files.length)} files`)
    await fetchFiles(backups, manifest, { folder: null, progress })
    progress.say('database')
    await checkDatabase(backups, manifest, folder)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
