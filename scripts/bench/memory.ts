import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { rigServer } from '../../tests/rig/server'
import { copyData } from '../../tests/rig/site'
import { mixedRequests, type MixedRequest } from '../../tests/rig/mixed-requests'

/**
 * Memory of the built site over many different requests, on a copy of a data folder: `npm run bench memory`. Fails when
 * the resident memory reaches the limit, or when a request is answered with 5xx. Linux only: it reads /proc.
 *
 *   --build FOLDER   with dist; usually this one
 *   --data FOLDER    a demo's data; usually ./data
 *   --requests 10000 --together 16
 *   --heap 320       MB for `--max-old-space-size`; 0 states no limit
 *   --limit 700      MB of resident memory
 */
const { values: given } = parseArgs({
  options: {
    build: { type: 'string', default: '.' },
    data: { type: 'string', default: './data' },
    requests: { type: 'string', default: '10000' },
    together: { type: 'string', default: '16' },
    heap: { type: 'string', default: '320' },
    limit: { type: 'string', default: '700' },
  },
})

const kilobytesPerMb = 1024

/** A value of /proc/<pid>/status in MB: `VmRSS` now, `VmHWM` the highest so far. */
function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]
  return Math.round(Number(kilobytes) / kilobytesPerMb)
}

const maxAttempts = 3

/** The status of the answer. A kept connection that the server closes at this moment is no fault of either. */
async function send(url: string, init?: RequestInit, attempt = 1): Promise<number> {
  try {
    const answer = await fetch(url, { redirect: 'manual', ...init })
    await answer.arrayBuffer()
    return answer.status
  } catch (error) {
    if (attempt === maxAttempts) throw error
    return send(url, init, attempt + 1)
  }
}

/** Sends the requests, some at a time; the number of answers by status. */
async function sendAll(
  requests: readonly MixedRequest[],
  together: number,
  onSent: (count: number) => void,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  const sendNext = async () => {
    for (let at = next++; at < requests.length; at = next++) {
      const { url, init } = requests[at] ?? { url: '' }
      const status = await send(url, init)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      onSent(at + 1)
    }
  }
  await Promise.all(Array.from({ length: together }, sendNext))
  return statuses
}

async function main(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-bench-memory-'))
  const dataDir = path.join(folder, 'data')
  copyData(path.resolve(given.data), dataDir)
  const [count, together, heap, limit] = [given.requests, given.together, given.heap, given.limit].map(Number)
  const env = {
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: heap ? `--max-old-space-size=${heap}` : '',
  }
  const secret = randomBytes(32).toString('hex')
  const server = await rigServer(path.resolve(given.build), folder, { secret, dataDir, env })
  try {
    await server.start()
    const requests = await mixedRequests(server.origin, count || 10_000)
    const step = Math.ceil(requests.length / 10)
    console.log(`  at the start: ${memoryOf(server.pid(), 'VmRSS')} MB`)
    const statuses = await sendAll(requests, together || 16, (sent) => {
      if (sent % step === 0) console.log(`  after ${sent}: ${memoryOf(server.pid(), 'VmRSS')} MB`)
    })
    const highest = memoryOf(server.pid(), 'VmHWM')
    const list = [...statuses].toSorted(([one], [other]) => one - other)
    console.log(`  answers: ${list.map(([status, times]) => `${times} × ${status}`).join(', ')}`)
    console.log(`  highest resident memory: ${highest} MB; limit ${limit} MB; heap limit ${heap || 'none'}`)
    return highest < (limit || 700) && list.every(([status]) => status < 500)
  } finally {
    await server.kill()
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
