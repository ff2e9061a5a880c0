import { stat } from 'node:fs/promises'

import type { Payload } from 'payload'

import { tombstoneFile } from '@/features/privacy/server/api'
import { env } from '@/lib/env'
import { runProgram } from '@/lib/queue/run-program'
import { formatError } from '@/lib/values/format-error'
import { isRecord } from '@/lib/values/read-value'

import { isBackupDue, otherIsRunning, type BackupState } from '../model/backup-schedule'

import { storeErasedList } from './known-erasures'
import { openOwnBackups } from './open-backups'
import { readRestoreTest } from './restore-test'

const stateKey = 'backup'

const maxErrorLength = 300

/** What is known of the scheduled backups; empty before the first one. */
export async function readBackupState(payload: Payload): Promise<BackupState> {
  const stored = await payload.kv.get(stateKey)
  return isRecord(stored) ? (stored as BackupState) : {}
}

const changeState = async (payload: Payload, change: BackupState): Promise<void> =>
  payload.kv.set(stateKey, { ...(await readBackupState(payload)), ...change })

let running: Promise<void> | null = null

/** Makes a backup in a process of its own, which copies, compresses and encrypts beside the site. */
async function makeScheduledBackup(payload: Payload, now: Date, program: readonly string[]): Promise<void> {
  await changeState(payload, { attemptedAt: now.toISOString() })
  const { status, output, errors } = await runProgram(program)
  if (status === otherIsRunning) return
  if (status !== 0) {
    const error = (errors || `the program ended with status ${status}`).slice(0, maxErrorLength)
    await changeState(payload, { error })
    payload.logger.error({ msg: 'The backup failed', reason: error })
    return
  }
  const { id, files, bytes, newBytes } = JSON.parse(output) as BackupState
  await changeState(payload, {
    finishedAt: new Date().toISOString(),
    id,
    files,
    bytes,
    newBytes,
    error: null,
  })
  payload.logger.info({ msg: 'A backup was made', id, files, bytes, newBytes })
}

/** Size of the list of erasures when it was stored last. */
let storedListBytes = 0

async function storeNewErasures(target: string): Promise<void> {
  const { size } = await stat(tombstoneFile(env.privateDir)).catch(() => ({ size: 0 }))
  if (size === storedListBytes) return
  await storeErasedList(await openOwnBackups(target))
  storedListBytes = size
}

/** Takes over what another process noted beside the backups, so that the state of the site need not ask the target. */
async function takeRestoreTest(payload: Payload, target: string): Promise<void> {
  const restoreTest = await readRestoreTest(await openOwnBackups(target))
  const { restoreTest: lastTest } = await readBackupState(payload)
  if (restoreTest?.at !== lastTest?.at) await changeState(payload, { restoreTest })
}

/**
 * Task of the worker: starts a backup when one is due and BACKUP_TARGET is set, and does not wait for its end. Otherwise
 * new erasures are noted beside the backups, and the last restore test is taken over from there.
 *
 * @param program arguments of Node that run the program
 * @returns the backup that was begun, if one was
 */
export async function runScheduledBackup(
  payload: Payload,
  now: Date,
  program: readonly string[],
): Promise<{ ended: Promise<void> } | null> {
  if (!env.backupTarget || running) return null
  const kind = env.databaseUri.startsWith('file:') ? 'sqlite' : 'mongodb'
  const state = await readBackupState(payload)
  if (!isBackupDue(state, kind, now)) {
    await storeNewErasures(env.backupTarget)
    // A target that failed is asked again with the next attempt.
    if (!state.error) await takeRestoreTest(payload, env.backupTarget)
    return null
  }
  running ??= makeScheduledBackup(payload, now, program)
    .catch((error: unknown) => payload.logger.error({ msg: 'The backup failed', reason: formatError(error) }))
    .finally(() => {
      running = null
    })
  return { ended: running }
}
