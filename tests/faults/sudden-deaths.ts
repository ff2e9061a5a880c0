import path from 'node:path'

import Database from 'libsql'

import { describeLosses, isLossless, repeatedKills } from '../rig/repeated-kills'
import type { FaultBed } from './fault-bed'
import type { FaultResult } from './fault-result'

const kills = 10

/** Whether SQLite finds the file consistent. */
export function isIntact(file: string): boolean {
  const database = new Database(file, { readonly: true })
  const row: unknown = database.prepare('PRAGMA integrity_check').get([])
  database.close()
  return JSON.stringify(row) === '{"integrity_check":"ok"}'
}

/** `kill -9` while forms and bookings arrive. */
export async function suddenDeaths(bed: FaultBed): Promise<FaultResult[]> {
  const site = await bed.openSite('deaths')
  try {
    const losses = await repeatedKills({ ...site, kills })
    const intact = isIntact(path.join(site.dataDir, 'perron.db'))
    return [
      {
        promise: 'P1',
        fault: `kill -9, ${kills} times, while forms and bookings arrive`,
        figure: `${describeLosses(losses)}; file ${intact ? 'intact' : 'DAMAGED'}`,
        isMet: isLossless(losses) && intact,
      },
    ]
  } finally {
    await site.close()
  }
}
