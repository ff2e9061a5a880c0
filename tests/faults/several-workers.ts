import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

import type { Where } from 'payload'

import type { RigSite } from '../rig/site'
import { makeVisitor, send, solve } from '../rig/visitor'
import { startMailServer } from '../support/mail-server'
import type { FaultBed } from './fault-bed'
import type { FaultResult } from './fault-result'
import { countDeliveries, countOutbox } from './mail-faults'

const workers = 3
const forms = 30
const publications = 10
const maxDoneMs = 90_000

function startWorker(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['scripts/run-command.mjs', 'worker'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.exitCode !== null || !child.kill('SIGTERM')) return
  await ended
}

/** New pages with a publication that is due. @returns their ids */
async function schedule({ payload }: RigSite): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < publications; index += 1) {
    const { id } = await payload.create({
      collection: 'pages',
      draft: true,
      locale: 'fr',
      overrideAccess: true,
      data: { title: `Prévue ${index}`, slug: `prevue-${index}`, publishedIn: ['fr'] },
    })
    const doc = { relationTo: 'pages' as const, value: id }
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', locale: 'fr', doc },
      waitUntil: new Date(),
    })
    ids.push(String(id))
  }
  return ids
}

/** Versions with which each page was published. */
async function countPublished({ payload }: RigSite, ids: readonly string[]): Promise<number[]> {
  return Promise.all(
    ids.map(async (id) => {
      const where: Where = {
        and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }],
      }
      return (await payload.countVersions({ collection: 'pages', where, overrideAccess: true })).totalDocs
    }),
  )
}

async function sendForms({ server, surroundings, secret }: RigSite): Promise<number> {
  const sent = Array.from({ length: forms }, async () => {
    const visitor = await makeVisitor('siteContact', surroundings)
    return (await send(server.origin, visitor, await solve(visitor, secret))).status
  })
  return (await Promise.all(sent)).filter((status) => status === 201).length
}

/** Three workers beside a web server without one: everything is done, and once. */
export async function severalWorkers(bed: FaultBed): Promise<FaultResult[]> {
  const mail = await startMailServer()
  const env = { SMTP_URL: mail.url, WORKER: 'none' }
  const site = await bed.openSite('workers', { env })
  const children: ChildProcess[] = []
  try {
    await site.server.start()
    const data = { DATA_DIR: site.dataDir, DATABASE_URI: '', PAYLOAD_SECRET: site.secret }
    for (let index = 0; index < workers; index += 1) children.push(startWorker({ ...env, ...data }))
    const acknowledged = await sendForms(site)
    const ids = await schedule(site)
    const begun = performance.now()
    const isDone = async () => {
      const { waiting, sent } = await countOutbox(site)
      return waiting === 0 && sent >= acknowledged && (await countPublished(site, ids)).every(Boolean)
    }
    while (!(await isDone()) && performance.now() - begun < maxDoneMs) await wait(500)
    const seconds = Math.round((performance.now() - begun) / 1000)
    const counts = await countPublished(site, ids)
    const once = counts.filter((count) => count === 1).length
    const twice = [...countDeliveries(mail)].filter(([, count]) => count > 1).length
    const { waiting, sent } = await countOutbox(site)
    return [
      {
        promise: 'P7',
        fault: `${workers} workers at once: ${forms} forms and ${publications} scheduled publications`,
        figure: `${sent} e-mails to visitors sent, ${waiting} waiting, ${twice} twice; ${once} of ${publications} published once, after ${seconds} s`,
        isMet: acknowledged === forms && waiting + twice === 0 && sent >= forms && once === publications,
      },
    ]
  } finally {
    await Promise.all(children.map(end))
    await site.close()
    await mail.stop()
  }
}
