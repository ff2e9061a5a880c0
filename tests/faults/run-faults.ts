import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { z } from 'zod'

import { env } from '@/lib/env'

import { backup } from './backup'
import { browser } from './browser'
import { deleting } from './deleting'
import { erasing } from './erasing'
import { faultBed, type FaultBed } from './fault-bed'
import type { FaultResult } from './fault-result'
import { fullDisk } from './full-disk'
import { lockedDatabase } from './locked-database'
import { mailFaults } from './mail-faults'
import { oddBodies } from './odd-bodies'
import { publishing } from './publishing'
import { races } from './races'
import { printTable, writePromises } from './report'
import { refreshes } from './refreshes'
import { replacing } from './replacing'
import { resetLinks } from './reset-links'
import { severalProcesses } from './several-processes'
import { severalWorkers } from './several-workers'
import { slowClients } from './slow-clients'
import { stopping } from './stopping'
import { suddenDeaths } from './sudden-deaths'
import { typing } from './typing'
import { runProgram } from '../rig/run-program'

type Part = (bed: FaultBed) => Promise<FaultResult[]>

/** Alone, because they measure times. */
const timedParts: Record<string, Part> = { lockedDatabase, browser }
/** One after the other, beside those that mostly wait. */
const busyParts: Record<string, Part> = {
  suddenDeaths,
  oddBodies,
  slowClients,
  races,
  publishing,
  refreshes,
  severalProcesses,
  severalWorkers,
  replacing,
  backup,
  fullDisk,
  deleting,
  typing,
}
const waitingParts: Record<string, Part> = { mailFaults, stopping, resetLinks, erasing }

const { values: given } = parseArgs({
  options: {
    build: { type: 'string', default: '.' },
    data: { type: 'string', default: './data' },
    logins: { type: 'string', default: '[]' },
    /** Names of parts, with commas; the table is written to docs/promises.md only without it. */
    only: { type: 'string', default: '' },
    /** Minutes of random typing; the bar asks for ten. */
    typing: { type: 'string', default: '2' },
  },
})

const loginShape = z.array(z.object({ role: z.string(), email: z.string(), password: z.string() }))

async function runPart([name, part]: [string, Part], bed: FaultBed): Promise<FaultResult[]> {
  const begun = performance.now()
  console.log(`… ${name}`)
  const results = await part(bed)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`${results.some(({ isMet }) => isMet === false) ? '✗' : '✓'} ${name} ${seconds} s`)
  for (const { promise, figure } of results) console.log(`    ${promise} ${figure}`)
  return results
}

async function runInOrder(wanted: [string, Part][], bed: FaultBed): Promise<FaultResult[]> {
  const results: FaultResult[] = []
  for (const each of wanted) results.push(...(await runPart(each, bed)))
  return results
}

async function main(): Promise<boolean> {
  const begun = performance.now()
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-faults-'))
  const { build, data } = given
  const logins = loginShape.parse(JSON.parse(given.logins))
  const typingMinutes = Number(given.typing)
  const bed = faultBed({ build, data, folder, secret: env.payloadSecret, logins, typingMinutes })
  const only = given.only.split(',').filter(Boolean)
  const wanted = (all: Record<string, Part>) =>
    Object.entries(all).filter(([name]) => only.length === 0 || only.includes(name))
  try {
    const results = await runInOrder(wanted(timedParts), bed)
    const beside = [runInOrder(wanted(busyParts), bed), runInOrder(wanted(waitingParts), bed)]
    results.push(...(await Promise.all(beside)).flat())
    const minutes = (performance.now() - begun) / 60_000
    printTable(results)
    if (only.length === 0) await writePromises(results, minutes)
    return results.every(({ isMet }) => isMet !== false)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

runProgram(main)
