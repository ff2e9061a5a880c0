import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { runRetention } from '@/features/privacy/server/run-retention'
import { formatError } from '@/lib/values/format-error'

import type { RigSite } from '../rig/site'
import { makeVisitor, plainKinds, send, solve } from '../rig/visitor'
import type { FaultBed } from './fault-bed'
import type { FaultResult } from './fault-result'
import { ask, signIn } from '../rig/http'

const canary = 'canary.of.faults@example.org'
const overdue = 6

/** Occurrences of a text in the bytes of the database file and its WAL, in any case. */
function countInFiles(dataDir: string, wanted: string): { file: number; wal: number } {
  const count = (name: string) => {
    const file = path.join(dataDir, name)
    return existsSync(file) ? readFileSync(file).toString('latin1').toLowerCase().split(wanted).length - 1 : 0
  }
  return { file: count('perron.db'), wal: count('perron.db-wal') }
}

async function sendAsCanary({ server, surroundings, secret }: RigSite): Promise<number> {
  let acknowledged = 0
  for (const kind of plainKinds(surroundings)) {
    const visitor = await makeVisitor(kind, surroundings)
    if (!('email' in visitor.values)) continue
    visitor.values.email = canary
    const { status } = await send(server.origin, visitor, await solve(visitor, secret))
    if (status === 201) acknowledged += 1
  }
  return acknowledged
}

async function eraseCanary(site: RigSite, bed: FaultBed): Promise<FaultResult> {
  const { server, dataDir } = site
  const sent = await sendAsCanary(site)
  // Until leads, e-mails and registrations have been made of them.
  await wait(12_000)
  const before = countInFiles(dataDir, canary)
  const cookie = await signIn(server.origin, bed.loginOf('administrator'))
  const answer = await ask(`${server.origin}/api/erasures/erase`, {
    body: { email: canary, requestedBy: 'person' },
    headers: cookie,
  })
  const after = countInFiles(dataDir, canary)
  return {
    promise: 'P3',
    fault: `erasure of a person who sent ${sent} forms`,
    figure: `answer ${answer.status}; the e-mail address is ${before.file} times in the file and ${before.wal} times in its WAL before, ${after.file} and ${after.wal} times after`,
    isMet: answer.status === 200 && before.file + before.wal > 0 && after.file + after.wal === 0,
  }
}

/** Leads whose time is over. */
async function makeOverdue({ payload, server, surroundings, secret }: RigSite): Promise<string[]> {
  for (let index = 0; index < overdue; index += 1) {
    const visitor = await makeVisitor('siteContact', surroundings)
    await send(server.origin, visitor, await solve(visitor, secret))
  }
  const { docs } = await payload.find({
    collection: 'leads',
    limit: overdue,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  for (const { id } of docs)
    await payload.db.updateOne({
      collection: 'leads',
      id,
      data: { retentionDate: '2026-01-01T00:00:00.000Z' },
    })
  return docs.map(({ id }) => String(id))
}

async function retention(site: RigSite, execute: (sql: string) => Promise<unknown>): Promise<FaultResult> {
  const { payload } = site
  const ids = await makeOverdue(site)
  await execute(
    `CREATE TRIGGER refuse_one BEFORE DELETE ON leads WHEN old.id = '${ids[0]}' BEGIN SELECT RAISE(ABORT, 'no'); END`,
  )
  // As a worker beside the server does: its route is closed to requests from outside.
  const run = () => runRetention(payload, new Date()).then(() => 'done', formatError)
  const first = await run()
  const left = (
    await payload.find({ collection: 'leads', where: { id: { in: ids } }, depth: 0, overrideAccess: true })
  ).totalDocs
  await execute('DROP TRIGGER refuse_one')
  await run()
  const rest = (
    await payload.find({ collection: 'leads', where: { id: { in: ids } }, depth: 0, overrideAccess: true })
  ).totalDocs
  return {
    promise: 'P3',
    fault: `retention of ${ids.length} leads whose time is over, of which one cannot be deleted`,
    figure: `first run: ${first}; ${ids.length - left} deleted, ${left} left; ${rest} left once it could be deleted`,
    isMet: left === 1 && rest === 0,
  }
}

/** What is erased or over is gone, also from the bytes of the file. */
export async function erasing(bed: FaultBed): Promise<FaultResult[]> {
  const site = await bed.openSite('erasing')
  try {
    await site.server.start()
    const erased = await eraseCanary(site, bed)
    // The database of the bed is SQLite; Payload's type has no adapter.
    const { client } = site.payload.db as unknown as {
      client: { execute: (sql: string) => Promise<unknown> }
    }
    return [erased, await retention(site, (sql) => client.execute(sql))]
  } finally {
    await site.close()
  }
}
