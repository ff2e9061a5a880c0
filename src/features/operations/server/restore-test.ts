import { BackupError } from '@/lib/backup/backup-error'
import type { BackupRepository } from '@/lib/backup/backup-repository'
import type { Manifest } from '@/lib/backup/manifest'
import { isRecord } from '@/lib/values/read-value'

import type { RestoreTest } from '../model/backup-schedule'

import { openForRestore } from './open-backups'

/** Beside the backups, because the test may be made on another machine. */
const testKey = 'restore-test.json'

/** The last test of these backups; null when there was none. */
export async function readRestoreTest({ storage, cipher }: BackupRepository): Promise<RestoreTest | null> {
  const stored = await storage.get(testKey + cipher.suffix)
  const test: unknown = stored && JSON.parse(Buffer.from(await cipher.decrypt(stored)).toString())
  return isRecord(test) ? (test as unknown as RestoreTest) : null
}

async function noteRestoreTest({ storage, cipher }: BackupRepository, test: RestoreTest): Promise<void> {
  await storage.put(testKey + cipher.suffix, await cipher.encrypt(Buffer.from(JSON.stringify(test))))
}

interface Noting {
  /** Location of the backups. */
  source: string
  kind: RestoreTest['kind']
  /** Called when the test could not be noted, as where the target is read-only. */
  onUnnoted: (error: unknown) => void
}

/**
 * Notes beside the backups that one was tried and what became of it, so that the state of the site shows it. Of a restore
 * only success is noted: it also fails because of the place that it is restored to.
 *
 * @param test tries a backup and gives its manifest
 * @throws what the test throws
 */
export async function notingRestoreTest<Tried>(
  { source, kind, onUnnoted }: Noting,
  test: () => Promise<Tried>,
  manifestOf: (tried: Tried) => Manifest,
): Promise<Tried> {
  const note = async (id: string | null, problem: string | null) => {
    const { backups } = await openForRestore(source)
    await noteRestoreTest(backups, { at: new Date().toISOString(), id, kind, problem })
  }
  try {
    const tried = await test()
    await note(manifestOf(tried).id, null).catch(onUnnoted)
    return tried
  } catch (error) {
    if (kind === 'check' && error instanceof BackupError)
      await note(null, error.message).catch(() => undefined)
    throw error
  }
}
