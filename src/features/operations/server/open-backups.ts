import path from 'node:path'

import { BackupError } from '@/lib/backup/backup-error'
import { openCipher } from '@/lib/backup/backup-cipher'
import { BackupRepository } from '@/lib/backup/backup-repository'
import type { BackedUpSite } from '@/lib/backup/make-backup'
import { env } from '@/lib/env'
import { isS3, openStorage } from '@/lib/storage/open-storage'
import { siteStorage } from '@/lib/storage/site-storage'
import { keyedDigest } from '@/lib/values/digest'

import packageJson from '../../../../package.json'

/**
 * Identifies the site whose secret this is: two sites in one target would thin each other's backups. The second one is of
 * the secret before.
 */
const siteIds = (): string[] =>
  env.secrets.map((secret) => keyedDigest(secret, 'perron:backup:site').toString('hex').slice(0, 16))

/** Where a site has its data. */
export interface SitePlace {
  databaseUri: string
  dataDir: string
  /** Where its files are; in the data folder when it is left out. */
  filesLocation?: string
}

/** Folders of files in a data folder, by the first part of their paths in a backup; the same as in `env`. */
export const foldersIn = (dataDir: string) => ({
  media: path.join(dataDir, 'media'),
  private: path.join(dataDir, 'private'),
})

/** The site of this environment. @param findMigrations names of the program's migrations, oldest first */
export const getBackedUpSite = async (findMigrations: () => Promise<string[]>): Promise<BackedUpSite> => ({
  databaseUri: env.databaseUri,
  dataDir: env.dataDir,
  storage: await siteStorage(),
  url: env.serverUrl,
  version: packageJson.version,
  findMigrations,
})

/** A target in the data folder or among the files is lost with them, and might be backed up itself. */
function refuseOwnData(location: string): void {
  if (`${location}/`.startsWith(`${env.filesLocation}/`) && isS3(location))
    throw new BackupError(
      `${location} is where the files of the site are, and would be lost with them: use another bucket`,
    )
  const inside = path.relative(env.dataDir, path.resolve(location))
  if (!isS3(location) && !inside.startsWith('..') && !path.isAbsolute(inside))
    throw new BackupError(
      `${location} is inside the data folder, and would be lost with it: use another target`,
    )
}

/**
 * Opens the backups of this site to add one.
 *
 * @throws BackupError or StorageError in words for the operator
 */
export async function openOwnBackups(location: string): Promise<BackupRepository> {
  refuseOwnData(location)
  const [storage, cipher] = await Promise.all([openStorage(location, env.s3), openCipher(env.backupKey)])
  return BackupRepository.open(storage, cipher, { siteIds: siteIds(), mayBegin: true })
}

/**
 * Opens backups to restore one, also of another site.
 *
 * @returns `isOwn`: made with this PAYLOAD_SECRET, or the one before it
 */
export async function openForRestore(
  location: string,
): Promise<{ backups: BackupRepository; isOwn: boolean }> {
  const [storage, cipher] = await Promise.all([openStorage(location, env.s3), openCipher(env.backupKey)])
  const backups = await BackupRepository.open(storage, cipher, { siteIds: [], mayBegin: false })
  return { backups, isOwn: siteIds().includes(backups.siteId ?? '') }
}
