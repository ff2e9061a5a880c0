import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import Database from 'libsql'

import { openCipher } from '@/lib/backup/backup-cipher'
import { BackupRepository } from '@/lib/backup/backup-repository'
import { makeBackup, type BackedUpSite, type BackupSummary } from '@/lib/backup/make-backup'
import type { Progress } from '@/lib/backup/progress'
import { env } from '@/lib/env'
import { folderStorage } from '@/lib/storage/folder-storage'

export const silent: Progress = { say: () => undefined, count: () => undefined }

export const siteId = 'site'

export interface SmallSite extends BackedUpSite {
  databaseFile: string
  /** Writes a file of the site, such as `media/house.webp`. */
  write: (name: string, content: string | Buffer) => Promise<string>
  execute: (sql: string) => void
}

/** A site with the fewest tables, and folders of files. */
export async function makeSmallSite(): Promise<SmallSite> {
  const dataDir = await mkdtemp(path.join(env.dataDir, 'site-'))
  const databaseFile = path.join(dataDir, 'perron.db')
  const database = new Database(databaseFile)
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('create table payload_migrations (name text)')
  database.exec("insert into payload_migrations values ('1_first'), ('2_second')")
  database.exec('create table leads (id integer primary key, name text)')
  database.exec('create table lead_parts (lead integer, part integer)')
  return {
    databaseUri: `file:${databaseFile}`,
    databaseFile,
    dataDir,
    storage: folderStorage(dataDir),
    url: 'https://example.org',
    version: '0.1.0',
    findMigrations: async () => [],
    write: async (name, content) => {
      const file = path.join(dataDir, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
      return file
    },
    execute: (sql) => void database.exec(sql),
  }
}

export const newTarget = () => mkdtemp(path.join(env.dataDir, 'target-'))

/** Opens the backups of a folder as a new process does. */
export const openTarget = async (folder: string, key?: string): Promise<BackupRepository> =>
  BackupRepository.open(folderStorage(folder), await openCipher(key), { siteIds: [siteId], mayBegin: true })

export const backUp = async (
  site: SmallSite,
  folder: string,
  { key, progress = silent }: { key?: string; progress?: Progress } = {},
): Promise<BackupSummary> => makeBackup(site, await openTarget(folder, key), progress)

/** Hashes of all files below a folder, by path. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const hashes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name)
        const content = await readFile(file)
        return [path.relative(folder, file), createHash('sha256').update(content).digest('hex')] as const
      }),
  )
  return Object.fromEntries(hashes.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
