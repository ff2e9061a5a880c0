import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

import type { ObjectStorage } from '@/lib/storage/object-storage'
import { isRecord } from '@/lib/values/read-value'

import { BackupError } from './backup-error'

const folder = 'running/'
const renewEveryMs = 20_000
/** A backup that did not renew its mark for so long has ended. Copying a database blocks its process for a while. */
const staleAfterMs = 10 * 60_000

interface Mark {
  host: string
  pid: number
  startedAt: string
  renewedAt: string
}

function parseMark(text: string): Mark | null {
  try {
    const mark: unknown = JSON.parse(text)
    return isRecord(mark) && typeof mark.renewedAt === 'string' ? (mark as unknown as Mark) : null
  } catch {
    return null
  }
}

/** Whether a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isAlive({ host, pid, renewedAt }: Mark): boolean {
  if (host === hostname() && !isRunning(pid)) return false
  return Date.now() - Date.parse(renewedAt) < staleAfterMs
}

export interface RunningBackup {
  /** @throws BackupError when this backup was taken for ended, because its process was suspended */
  check: () => Promise<void>
  end: () => Promise<void>
}

/**
 * Marks a target as in use, so that parts of one backup are not removed while another one counts on them. Writes its
 * mark first and then looks for others: of two that begin together each sees the other.
 *
 * @throws BackupError when another backup to this target is running
 */
export async function beginBackup(storage: ObjectStorage): Promise<RunningBackup> {
  const ownFile = `${folder}${randomUUID()}.json`
  const startedAt = new Date().toISOString()
  const write = () => {
    const renewedAt = new Date().toISOString()
    const mark: Mark = { host: hostname(), pid: process.pid, startedAt, renewedAt }
    return storage.put(ownFile, Buffer.from(JSON.stringify(mark)))
  }
  await write()
  for await (const { key } of storage.list(folder)) {
    if (key === ownFile) continue
    const mark = parseMark(String(await storage.get(key)))
    if (!mark || !isAlive(mark)) {
      await storage.remove([key])
      continue
    }
    await storage.remove([ownFile])
    throw new BackupError(
      `Another backup to ${storage.location} is running since ${mark.startedAt} (${mark.host}, process ${mark.pid})`,
      'running',
    )
  }
  // A renewal that fails is noticed by `check`.
  const timer = setInterval(() => void write().catch(() => undefined), renewEveryMs)
  timer.unref()
  return {
    check: async () => {
      const mark = parseMark(String(await storage.get(ownFile)))
      if (!mark || !isAlive(mark))
        throw new BackupError('The backup was interrupted for too long; begin again')
    },
    end: async () => {
      clearInterval(timer)
      await storage.remove([ownFile])
    },
  }
}
