import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { compareStored, countStored } from '../rig/stored-leads'
import type { FaultBed } from './fault-bed'
import { countStatuses, type FaultResult } from './fault-result'
import { ask } from '../rig/http'
import { findPagePaths } from './pages'
import { keepSending } from './keep-sending'
import { isIntact } from './sudden-deaths'

const run = promisify(execFile)

/** `npm run backup` or `restore` for a data folder. */
const operate = (script: 'backup' | 'restore', target: string, env: Record<string, string>) =>
  run(process.execPath, ['scripts/run-command.mjs', script, target], {
    env: { ...process.env, DATABASE_URI: '', ...env },
  })

/** A backup is made while forms arrive, and a second site is started on what is restored from it. */
export async function backup(bed: FaultBed): Promise<FaultResult[]> {
  const site = await bed.openSite('backup')
  const target = path.join(bed.folder, 'backup-target')
  const copy = path.join(bed.folder, 'backup-copy')
  const { secret: PAYLOAD_SECRET } = site
  try {
    await site.server.start()
    const beforehand = keepSending(site)
    await wait(3000)
    const acknowledged = await beforehand()
    const meanwhile = keepSending(site)
    const begun = performance.now()
    await operate('backup', target, { DATA_DIR: site.dataDir, PAYLOAD_SECRET })
    const copiedMs = performance.now() - begun
    const during = (await meanwhile()).length
    await operate('restore', target, { DATA_DIR: copy, PAYLOAD_SECRET })
    const restored = await bed.openSite('restored', { data: copy })
    try {
      await restored.server.start()
      const paths = await findPagePaths(restored.server.origin, 10)
      const pages = await Promise.all(paths.map((each) => ask(`${restored.server.origin}${each}`)))
      const restoredMs = performance.now() - begun
      const { lostEmails, double } = compareStored(acknowledged, (await countStored(restored.payload)).leads)
      const intact = isIntact(path.join(restored.dataDir, 'perron.db'))
      return [
        {
          promise: 'P10',
          fault: `a backup while ${during} forms are stored, and a new site restored from it`,
          figure: `backup in ${Math.round(copiedMs)} ms, answering after ${Math.round(restoredMs / 1000)} s; of ${acknowledged.length} forms from before ${lostEmails.length} lost, ${double.length} double; file ${intact ? 'intact' : 'DAMAGED'}; pages ${countStatuses(pages.map(({ status }) => status))}`,
          isMet:
            lostEmails.length + double.length === 0 &&
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
