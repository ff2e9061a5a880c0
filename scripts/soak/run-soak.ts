import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { z } from 'zod'

import { env } from '@/lib/env'

import { findPublishedPages } from '../../tests/faults/publishing'
import type { Login } from '../../tests/rig/http'
import { openRigSite } from '../../tests/rig/site'
import { mixedRequests } from '../../tests/rig/mixed-requests'
import { findFreePort } from '../lib/preconditions.mjs'
import { edit, sendForms, visit, type Stage } from './actors'
import { haveFaults } from './faults'
import { makeAndCheckBackup } from './make-backup'
import { MinuteBook } from './minutes'
import {
  checkForms,
  checkMails,
  checkMemory,
  checkRequests,
  toLines,
  writeSoak,
  type Result,
} from './outcome'
import { openPartners, type Partner } from './partners'
import { drawMinutes, minuteTable } from './report'
import { askFigures } from './server-figures'
import { runProgram } from '../../tests/rig/run-program'

const { values: given } = parseArgs({
  options: {
    build: { type: 'string', default: '.' },
    data: { type: 'string', default: './data' },
    logins: { type: 'string', default: '[]' },
    minutes: { type: 'string', default: '30' },
    /** Requests of visitors a second. */
    rate: { type: 'string', default: '20' },
    faults: { type: 'boolean', default: false },
    /** MB for `--max-old-space-size`; 0 states no limit. */
    heap: { type: 'string', default: '320' },
    /** Puts the table into docs/promises.md, and the drawing beside it. */
    write: { type: 'boolean', default: false },
    /** Where the drawing goes otherwise. */
    drawing: { type: 'string' },
  },
})

const minuteMs = 60_000

const loginShape = z.array(z.object({ role: z.string(), email: z.string(), password: z.string() }))
/** Of visitors; repeated when all were sent. */
const differentRequests = 2200
/** As the readme recommends for a container. */
const memoryEnv = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: given.heap === '0' ? '' : `--max-old-space-size=${given.heap}`,
}
/** The most that a slot may have; the forms of a soak book none. */
const capacity = 50

const loginOf = (role: string): Login => {
  const login = loginShape.parse(JSON.parse(given.logins)).find((each) => each.role === role)
  if (!login) throw new Error(`The demo has no log-in of the role ${role}.`)
  return login
}

interface MinuteLog {
  book: MinuteBook
  minutes: number
  metricsPort: number
  isOver: () => boolean
}

/** Ends each minute in the book, and prints it; the last one ends with the run. */
async function logMinutes({ book, minutes, metricsPort, isOver }: MinuteLog): Promise<void> {
  // The figures are those since the question before.
  await askFigures(metricsPort)
  for (let minute = 1; minute <= minutes; minute += 1) {
    const end = minute < minutes ? performance.now() + minuteMs : Infinity
    while (!isOver() && performance.now() < end) await wait(200)
    const { endings, p95, server } = book.endMinute(await askFigures(metricsPort))
    console.log(`  minute ${minute}: ${JSON.stringify({ ...endings, p95, ...server })}`)
  }
}

/** Lets all act until the time is over, and all faults are over. @returns what became of the backup and the faults */
async function play(stage: Stage, partners: readonly Partner[], minutes: number, metricsPort: number) {
  const { site } = stage
  const partnerEnv = Object.assign({}, ...partners.map((each) => each.env)) as Record<string, string>
  const pages = await findPublishedPages(site, 2)
  const requests = await mixedRequests(site.server.origin, differentRequests)
  const backedUp = wait((minutes * minuteMs) / 3).then(() =>
    makeAndCheckBackup(site, partnerEnv.BACKUP_TARGET ?? path.join(site.dataDir, '../backups'), partnerEnv),
  )
  const faults = given.faults
    ? haveFaults(stage, partners, minutes)
    : Promise.resolve(new Map<string, number>())
  const booked = { isOver: false }
  const minuteLog = logMinutes({ book: stage.book, minutes, metricsPort, isOver: () => booked.isOver })
  const acting = [
    visit(stage, requests, Number(given.rate)),
    sendForms(stage),
    ...pages.map((page, index) => edit(stage, loginOf(index === 0 ? 'editor' : 'administrator'), page)),
  ]
  await Promise.race([wait(minutes * minuteMs), Promise.all(acting)])
  stage.isOver = true
  const counts = await faults
  await Promise.all(acting)
  booked.isOver = true
  await minuteLog
  return { counts, backup: await backedUp }
}

const describeFaults = (counts: ReadonlyMap<string, number>, missing: readonly string[]): Result => ({
  figure: `faults: ${[...counts].map(([name, count]) => `${name} ${count} times`).join(', ') || 'none'}; ${missing.join('; ')}`,
  isGood: null,
})

async function soak(): Promise<boolean> {
  const minutes = Number(given.minutes)
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-soak-'))
  const { present, missing } = await openPartners()
  const metricsPort = await findFreePort()
  const site = await openRigSite({
    build: given.build,
    data: given.data,
    folder,
    secret: env.payloadSecret,
    capacity,
    env: Object.assign(
      { METRICS_PORT: String(metricsPort), LOG_LEVEL: 'warn', ...memoryEnv },
      ...present.map((each) => each.env),
    ),
  })
  const stage: Stage = {
    site,
    book: new MinuteBook(),
    fault: null,
    isAway: false,
    isOver: false,
    acknowledged: [],
  }
  try {
    await site.server.start()
    const { counts, backup } = await play(stage, present, minutes, metricsPort)
    const mails = await checkMails(site)
    await site.server.stop()
    const results: Result[] = [
      checkRequests(stage.book),
      await checkForms(site, stage.acknowledged),
      mails,
      { figure: `backup ${backup.figure}`, isGood: backup.isComplete },
      checkMemory(stage.book.minutes, (counts.get('kill -9') ?? 0) > 0),
      ...(given.faults ? [describeFaults(counts, missing)] : []),
    ]
    const title = given.faults ? 'Soak with faults' : 'Soak'
    const command = `npm run soak -- --minutes ${given.minutes}${given.faults ? ' --faults' : ''}`
    console.log([minuteTable(stage.book.minutes), ...toLines(results), ...stage.book.errors].join('\n'))
    if (given.write) await writeSoak(title, stage.book.minutes, { results, command })
    if (given.drawing) await writeFile(given.drawing, drawMinutes(stage.book.minutes, title))
    return results.every(({ isGood }) => isGood !== false)
  } finally {
    await site.close()
    await Promise.all(present.map((partner) => partner.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

runProgram(soak)
