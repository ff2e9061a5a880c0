import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { bundleCommands, fileIn } from '../../scripts/lib/commands.mjs'
import { bundlesOfRun } from './data-folders'

type Program =
  | 'backup'
  | 'backup-process'
  | 'calendar-process'
  | 'check:upgrade'
  | 'heic-process'
  | 'import-process'
  | 'restore'
  | 'seed'
  | 'storage:move'
  | 'worker'

/** Made by the first file of a run that needs it; the other worker waits. */
async function bundleOnce(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const making = `${folder}-making`
  const isFirst = await mkdir(making, { recursive: true })
  if (isFirst !== undefined) {
    await bundleCommands(path.resolve('.'), `${making}/commands`)
    await rename(`${making}/commands`, folder)
  }
  while (!existsSync(folder)) await wait(100)
}

/**
 * A program as `npm run build` makes it: loading its modules one by one takes most of the time of a process.
 *
 * @returns arguments of Node that run it
 */
export async function bundled(name: Program): Promise<string[]> {
  const folder = bundlesOfRun()
  await bundleOnce(folder)
  return [fileIn(folder, name)]
}
