import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { compareStored, countStored } from '../../scripts/bench-leads/stored-leads'
import type { FaultBed } from './fault-bed'
import { countStatuses, type Finding } from './finding'
import { ask, findPagePaths } from './http'
import { keepSending } from './keep-sending'
import { isIntact } from './sudden-deaths'

const run = promisify(execFile)

/** SQLite's own copy of a database in use, made by another process. */
const program = `
  const database = new (require('libsql'))(process.argv[1])
  database.exec('PRAGMA busy_timeout = 20000')
  database.exec("VACUUM INTO '" + process.argv[2] + "'")`

/** A copy of the data is made while forms arrive, and a second site is started on it. */
export async function backup(bed: FaultBed): Promise<Finding[]> {
  const site = await bed.openSite('backup')
  const copy = path.join(bed.folder, 'backup-copy')
  try {
    await site.server.start()
    const beforehand = keepSending(site)
    await wait(3000)
    const acknowledged = await beforehand()
    const meanwhile = keepSending(site)
    await mkdir(copy, { recursive: true })
    const begun = performance.now()
    await run(process.execPath, [
      '-e',
      program,
      path.join(site.dataDir, 'perron.db'),
      path.join(copy, 'perron.db'),
    ])
    for (const folder of ['media', 'private'])
      cpSync(path.join(site.dataDir, folder), path.join(copy, folder), { recursive: true })
    const copiedMs = performance.now() - begun
    const during = (await meanwhile()).length
    const restored = await bed.openSite('restored', { data: copy })
    try {
      await restored.server.start()
      const paths = await findPagePaths(restored.server.origin, 10)
      const pages = await Promise.all(paths.map((each) => ask(`${restored.server.origin}${each}`)))
      const restoredMs = performance.now() - begun
      const { lost, double } = compareStored(acknowledged, (await countStored(restored.payload)).leads)
      const intact = isIntact(path.join(restored.dataDir, 'perron.db'))
      return [
        {
          promise: 'P10',
          fault: `a copy while ${during} forms are stored, and a new site on it`,
          figure: `copied in ${Math.round(copiedMs)} ms, answering after ${Math.round(restoredMs / 1000)} s; of ${acknowledged.length} forms from before ${lost.length} lost, ${double.length} double; file ${intact ? 'intact' : 'DAMAGED'}; pages ${countStatuses(pages.map(({ status }) => status))}`,
          isKept:
            lost.length + double.length === 0 &&
            intact &&
            restoredMs < 30 * 60_000 &&
            pages.every(({ status }) => status === 200),
        },
      ]
    } finally {
      await restored.close()
    }
  } finally {
    await site.close()
  }
}
