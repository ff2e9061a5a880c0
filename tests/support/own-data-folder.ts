import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { afterAll } from 'vitest'

/**
 * Gives each worker a separate data folder, empty for each test file. Runs before the first import of `src`,
 * because the environment is read once, on import.
 */
const folder = path.join(process.env.PERRON_TEST_FOLDER ?? '', `data-${process.pid}`)
mkdirSync(folder, { recursive: true })

process.env.DATA_DIR = folder
delete process.env.DATABASE_URI
delete process.env.PAYLOAD_SECRET

afterAll(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true })
})
