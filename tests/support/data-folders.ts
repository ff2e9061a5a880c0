import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Folder for the bundled programs of this run, from that of the project: bundles find native packages from there. */
export const bundlesOfRun = (): string =>
  `node_modules/.cache/perron-tests/programs-${path.basename(process.env.PERRON_TEST_FOLDER ?? '')}`

/** Creates one folder for all integration tests of a run. @returns removes it after the last test */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'perron-test-'))
  process.env.PERRON_TEST_FOLDER = folder
  const bundles = bundlesOfRun()
  return () => {
    for (const each of [folder, bundles, `${bundles}-making`]) rmSync(each, { recursive: true, force: true })
  }
}
