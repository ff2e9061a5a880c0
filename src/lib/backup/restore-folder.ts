import { mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { errorCode } from '@/lib/values/format-error'

import { BackupError } from './backup-error'
import { formatBytes } from './progress'
import { isRunning } from './running-backup'
import { restoreFolder } from './swap'

const lock = 'lock'

/**
 * Takes the folder in which a restore works, and removes what a killed one has left there. Its swap must be finished:
 * see `finishSwap`.
 *
 * @returns the folder
 * @throws BackupError when another restore is running
 */
export async function takeRestoreFolder(dataDir: string): Promise<string> {
  const folder = restoreFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, lock)
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    const pid = Number(await readFile(file, 'utf8'))
    if (pid && isRunning(pid)) throw new BackupError(`Another restore is running (process ${pid})`)
    await writeFile(file, String(process.pid))
  }
  for (const name of await readdir(folder))
    if (name !== lock) await rm(path.join(folder, name), { recursive: true, force: true })
  return folder
}

/**
 * Checks that folders of the site can be replaced by renaming, and that the disk has room beside what is there.
 *
 * @throws BackupError
 */
export async function checkRoom(
  dataDir: string,
  { folders, bytes }: { folders: readonly string[]; bytes: number },
): Promise<void> {
  const { dev } = await stat(dataDir)
  for (const folder of folders) {
    const facts = await stat(folder).catch(() => null)
    if (facts && facts.dev !== dev)
      throw new BackupError(`${folder} is a disk of its own and cannot be replaced: mount ${dataDir} instead`)
  }
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < bytes)
    throw new BackupError(
      `The disk of ${dataDir} has ${formatBytes(bavail * bsize)} free; ${formatBytes(bytes)} are needed`,
    )
}
