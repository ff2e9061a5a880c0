import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import type { RigSite } from '../../tests/rig/site'

const run = promisify(execFile)

const patienceMs = 3 * 60_000
const pauseMs = 5000

const operate = (args: readonly string[], env: Record<string, string>) =>
  run(process.execPath, ['scripts/run-command.mjs', ...args], {
    env: { ...process.env, DATABASE_URI: '', ...env },
  })

export interface BackupMade {
  isComplete: boolean
  /** What became of it, in words. */
  figure: string
}

/**
 * Makes a backup of the running site and checks it, as an operator does: again after a while when the target is away or
 * the worker is making one.
 */
export async function makeAndCheckBackup(
  { dataDir, secret }: RigSite,
  target: string,
  partnerEnv: Record<string, string>,
): Promise<BackupMade> {
  const env = { ...partnerEnv, DATA_DIR: dataDir, PAYLOAD_SECRET: secret }
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 1000)
  for (let attempt = 1; ; attempt += 1)
    try {
      await operate(['backup', target], env)
      const madeAfter = seconds()
      await operate(['restore', target, '--check'], env)
      return {
        isComplete: true,
        figure: `made after ${madeAfter} s at attempt ${attempt}, checked after ${seconds()} s`,
      }
    } catch (error) {
      const { stderr = '' } = error as { stderr?: string }
      const reason = stderr.trim().split('\n').at(-1) ?? String(error)
      if (performance.now() - begun > patienceMs)
        return { isComplete: false, figure: `none after ${attempt} attempts: ${reason}` }
      await wait(pauseMs)
    }
}
