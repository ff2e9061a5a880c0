import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { Payload, Where } from 'payload'

import { sha256 } from '@/lib/values/digest'

import { writeFeed } from './feed'

/** More than twenty killed imports apply. */
const feedSize = 300
/** From the start of Node on: an import begins to write after one to two seconds. */
const lifeMs = { shortest: 900, longest: 2600 } as const

interface Site {
  uri: string
  folder: string
  file: string
}

/** Starts `npm run import` on the site; the caller waits for it or kills it. */
const startImport = ({ uri, folder, file }: Site) =>
  spawn(process.execPath, ['scripts/run-command.mjs', 'import', file, '--yes'], {
    env: { ...process.env, DATABASE_URI: uri, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** Ends the lease of a killed import at once, instead of after half a minute. */
async function endLease(payload: Payload): Promise<void> {
  const where: Where = { task: { equals: 'import feed' } }
  await payload.db.updateOne({ collection: 'leases', where, data: { until: new Date(0).toISOString() } })
}

async function importToTheEnd(site: Site): Promise<void> {
  const [status] = (await once(startImport(site), 'close')) as [number | null]
  if (status !== 0) throw new Error(`The import ended with status ${status}`)
}

/**
 * What differs between two sites with the same content: ids and times, how often a document was stored, and the differences
 * in the log, in which a place that is to be made has no id yet.
 */
const ownOfASite = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'onlineSince',
  'date',
  'revision',
  'run',
  'type',
  'locality',
  'difference',
])

const withoutOwn = (name: string, value: unknown): unknown => (ownOfASite.has(name) ? undefined : value)

interface Stored {
  hash: string
  counts: Record<string, number>
  /** By collection and what names the document in both sites. */
  documents: Map<string, string>
}

/** One hash for everything that an import writes, in an order that does not depend on the site. */
async function hashOf(payload: Payload): Promise<Stored> {
  const counts: Record<string, number> = {}
  const documents = new Map<string, string>()
  for (const collection of ['properties', 'importRecords', 'localities', 'propertyTypes'] as const) {
    const { docs } = await payload.find({
      collection,
      depth: 0,
      limit: 0,
      locale: 'all',
      pagination: false,
      trash: true,
      // The program has no user and shows nothing of what it reads.
      overrideAccess: true,
    })
    counts[collection] = docs.length
    for (const document of docs) {
      const { externalId, zip, webId } = { externalId: '', zip: '', webId: '', ...document }
      documents.set([collection, externalId, zip, webId].join(' '), JSON.stringify(document, withoutOwn))
    }
  }
  return { hash: sha256([...documents].sort().join('\n')), counts, documents }
}

async function prepare(
  folder: string,
  name: string,
  startPayload: (uri: string) => Promise<Payload>,
): Promise<Site & { payload: Payload }> {
  const ownFolder = path.join(folder, name)
  await mkdir(ownFolder, { recursive: true })
  const uri = `file:${path.join(ownFolder, 'perron.db')}`
  return { uri, folder: ownFolder, file: path.join(folder, 'feed.json'), payload: await startPayload(uri) }
}

/**
 * Kills an import at random moments of its life, lets it end, and compares what it wrote with what an undisturbed one
 * writes. Sets the status of the process to 1 when they differ.
 */
export async function killImports(
  folder: string,
  kills: number,
  startPayload: (uri: string) => Promise<Payload>,
): Promise<void> {
  await writeFeed(path.join(folder, 'feed.json'), feedSize)
  const calm = await prepare(folder, 'calm', startPayload)
  await importToTheEnd(calm)
  const killed = await prepare(folder, 'killed', startPayload)
  for (let done = 0; done < kills; done += 1) {
    const life = Math.round(lifeMs.shortest + Math.random() * (lifeMs.longest - lifeMs.shortest))
    const child = startImport(killed)
    const end = once(child, 'close')
    await Promise.race([end, wait(life)])
    child.kill('SIGKILL')
    await end
    await endLease(killed.payload)
    const { totalDocs } = await killed.payload.count({ collection: 'properties' })
    console.log(`killed after ${life} ms, ${totalDocs} properties`)
  }
  await importToTheEnd(killed)
  const [expected, actual] = [await hashOf(calm.payload), await hashOf(killed.payload)]
  const isSame = expected.hash === actual.hash
  console.log(
    `${kills} kills, ${JSON.stringify(actual.counts)}, ${isSame ? 'the same' : 'another'} end as undisturbed`,
  )
  if (!isSame) {
    for (const [name, text] of expected.documents)
      if (actual.documents.get(name) !== text) console.log(name, text, actual.documents.get(name))
    process.exitCode = 1
  }
  await Promise.all([calm.payload.destroy(), killed.payload.destroy()])
}
