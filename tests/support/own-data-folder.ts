import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll } from 'vitest'

/**
 * Gives each test file a data folder of its own. Runs before anything of ours is imported,
 * because the environment is read once, on import.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'perron-test-'))

process.env.DATA_DIR = folder
delete process.env.DATABASE_URI
delete process.env.PAYLOAD_SECRET
// Several databases in one process: without it Payload thinks it has made the tables already.
process.env.PAYLOAD_FORCE_DRIZZLE_PUSH = 'true'

afterAll(() => rmSync(folder, { recursive: true, force: true }))
