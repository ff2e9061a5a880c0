import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Creates one folder for all integration tests of a run. @returns removes it after the last test */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'perron-test-'))
  process.env.PERRON_TEST_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
