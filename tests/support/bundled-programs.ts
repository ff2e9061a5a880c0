import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { bundlePrograms } from '../../scripts/lib/build-front.mjs'
import { bundlesOfRun } from './data-folders'

/** Programs that integration tests start, by name. */
const sources = {
  backup: 'scripts/backup.ts',
  'backup-process': 'src/composition/backup-process.ts',
  'import-process': 'src/composition/import-process.ts',
  // Started by the one below.
  'prepare-restored': 'scripts/prepare-restored.ts',
  restore: 'scripts/restore.ts',
  seed: 'scripts/seed.ts',
  worker: 'scripts/worker.ts',
}

/** Made by the first file of a run that needs it; the other worker waits. */
async function bundleOnce(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const making = `${folder}-making`
  const isFirst = await mkdir(making, { recursive: true })
  if (isFirst !== undefined) {
    const files = Object.entries(sources).map(([name, source]) => [`${making}/${name}.mjs`, source])
    await bundlePrograms(path.resolve('.'), Object.fromEntries(files), {
      splitting: true,
      chunkNames: `${making}/chunk-[hash]`,
    })
    await rename(making, folder)
  }
  while (!existsSync(folder)) await wait(100)
}

/**
 * Bundles a program as `npm run build` does: loading its modules one by one takes most of the time of a process.
 *
 * @returns arguments of Node that run it
 */
export async function bundled(name: keyof typeof sources): Promise<string[]> {
  const folder = bundlesOfRun()
  await bundleOnce(folder)
  return [`${folder}/${name}.mjs`]
}
