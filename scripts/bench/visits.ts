import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import type { Payload } from 'payload'

import { rigServer, type RigServer } from '../../tests/rig/server'
import { copyData, openDatabase } from '../../tests/rig/site'

/**
 * What the counting of visits costs: `npm run bench visits`, on the built site and a copy of a data folder. Sends messages
 * of different visitors at a steady rate, ends the server by SIGTERM and compares what is stored. Fails when a visit is
 * lost or counted twice, or when the messages need more than the limit of a processor. Linux only: it reads /proc.
 *
 *   --build FOLDER   with dist; usually this one
 *   --data FOLDER    a demo's data; usually ./data
 *   --rate 200 --seconds 30
 *   --limit 10       per cent of one processor
 */
const { values: given } = parseArgs({
  options: {
    build: { type: 'string', default: '.' },
    data: { type: 'string', default: './data' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    limit: { type: 'string', default: '10' },
  },
})

/** Ticks of a second in /proc on Linux. */
const ticksPerSecond = 100
const idleSeconds = 10
const batchesPerSecond = 10

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'

/** Processor time of a process so far, in seconds. */
function processorTime(pid: number): number {
  // The name of the program, in brackets, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** The share of one processor that a process needs while something else happens, in per cent. */
async function shareDuring(pid: number, work: () => Promise<void>): Promise<number> {
  const [begun, time] = [performance.now(), processorTime(pid)]
  await work()
  return ((processorTime(pid) - time) / ((performance.now() - begun) / 1000)) * 100
}

async function sumOfVisits(payload: Payload): Promise<number> {
  // A bench on a copy of its own: there is no user to check.
  const { docs } = await payload.find({
    collection: 'visits',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.reduce((sum, { count }) => sum + count, 0)
}

/** Public numbers of properties that are published in French. */
async function findRefs(payload: Payload): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'searchRows',
    where: { locale: { equals: 'fr' } },
    pagination: false,
    // A measurement: there is no user to check.
    overrideAccess: true,
  })
  return docs.map(({ ref }) => Number(ref))
}

/** Each message is that of another visitor. @returns the statuses */
async function sendBatch(origin: string, refs: readonly number[], first: number, count: number) {
  const send = async (index: number) => {
    const ref = refs[index % refs.length]
    const answer = await fetch(`${origin}/visits/`, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'user-agent': userAgent,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      },
      body: JSON.stringify([`/fr/a-vendre/liege/maison/${ref}/`, 'www.google.be', '']),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  return Promise.all(Array.from({ length: count }, (_, index) => send(first + index)))
}

async function sendSteadily(origin: string, refs: readonly number[], statuses: number[]): Promise<void> {
  const perBatch = Math.round(Number(given.rate) / batchesPerSecond)
  const batches = Number(given.seconds) * batchesPerSecond
  const begun = performance.now()
  for (let batch = 0; batch < batches; batch += 1) {
    const due = begun + (batch * 1000) / batchesPerSecond
    if (due > performance.now()) await wait(due - performance.now())
    statuses.push(...(await sendBatch(origin, refs, batch * perBatch, perBatch)))
  }
}

async function bench(server: RigServer, payload: Payload): Promise<boolean> {
  const [refs, before] = await Promise.all([findRefs(payload), sumOfVisits(payload)])
  await server.start()
  // The start goes on for some seconds after the first answer.
  await wait(idleSeconds * 1000)
  const idle = await shareDuring(server.pid(), () => wait(idleSeconds * 1000))
  const statuses: number[] = []
  const busy = await shareDuring(server.pid(), () => sendSteadily(server.origin, refs, statuses))
  const endedAfter = await server.stop()
  const stored = (await sumOfVisits(payload)) - before
  const accepted = statuses.filter((status) => status === 204).length
  const share = busy - idle
  console.log(`  ${statuses.length} messages, ${accepted} accepted, ${stored} visits stored`)
  console.log(`  server ended ${Math.round(endedAfter)} ms after SIGTERM`)
  console.log(`  processor: ${share.toFixed(1)} % of one (${busy.toFixed(1)} - ${idle.toFixed(1)} % at rest)`)
  return accepted === statuses.length && stored === accepted && share < Number(given.limit)
}

async function main(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-bench-visits-'))
  const dataDir = path.join(folder, 'data')
  await mkdir(dataDir)
  copyData(path.resolve(given.data), dataDir)
  const secret = randomBytes(32).toString('hex')
  const payload = await openDatabase(dataDir, secret)
  const server = await rigServer(path.resolve(given.build), folder, { secret, dataDir })
  try {
    return await bench(server, payload)
  } finally {
    await server.kill()
    await payload.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

main().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
