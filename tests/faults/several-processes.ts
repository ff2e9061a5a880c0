import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { rigServer, type RigServer } from '../rig/server'
import type { RigSite } from '../rig/site'
import { makeVisitor, send, solve } from '../rig/visitor'
import { redisServerMissing, startRedisServer, type RedisServer } from '../support/redis-server'
import type { FaultBed } from './fault-bed'
import { countStatuses, summariseTimes, type FaultResult } from './fault-result'
import { ask, signIn } from '../rig/http'
import { findPage, publishAndWait } from './refreshes'

const rounds = 100
/** Rounds in which Redis is killed and started again. */
const killedAt = 40
const startedAt = 60
/** The first tasks of a process begin five seconds after its start, and load their code. */
const firstTasksMs = 10_000
/** A process connects to the new Redis within two seconds. */
const noticedWithinMs = 2000
const maxVisibleMs = 2000
const maxWithRedisMs = 100
/** A poll takes up to 500 ms; both processes share the processors with the rest of the machine. */
const maxLaterMs = 300
const fault = 'two processes with Redis, which is killed and started again meanwhile'

async function publishOften(
  publish: (title: string) => Promise<void>,
  urls: readonly [string, string],
  redis: RedisServer,
): Promise<FaultResult> {
  const times = { own: [] as number[], other: [] as number[] }
  /** How much later the other process has it: rendering takes as long in both. */
  const later = { with: [] as number[], without: [] as number[] }
  await wait(firstTasksMs)
  // A process listens from its first page on.
  await publishAndWait(publish, urls, -1)
  let noticedAt = 0
  for (let round = 0; round < rounds; round += 1) {
    if (round === killedAt) await redis.kill()
    if (round === startedAt) {
      await redis.start()
      noticedAt = performance.now() + noticedWithinMs
    }
    const isAway = round >= killedAt && (round < startedAt || performance.now() < noticedAt)
    const [ownMs, other] = await publishAndWait(publish, urls, round)
    times.own.push(ownMs)
    times.other.push(other)
    later[isAway ? 'without' : 'with'].push(Math.max(0, other - ownMs))
  }
  const [fast, slow] = [summariseTimes(later.with), summariseTimes(later.without)]
  const all = [...times.own, ...times.other]
  const seen = all.filter((time) => time <= maxVisibleMs).length
  return {
    promise: 'P6',
    fault: `${rounds} publications; ${fault}`,
    figure: `${seen} of ${2 * rounds} visible within ${maxVisibleMs} ms; longest ${summariseTimes(all).longest} ms; on the other later by ${fast.median} ms (longest ${fast.longest}) with Redis, ${slow.median} ms (longest ${slow.longest}) without`,
    isMet: seen === 2 * rounds && fast.median <= maxWithRedisMs && fast.p99 <= maxLaterMs,
  }
}

/** Sends one after the other to both processes in turn; Redis goes away in the middle. */
async function inTurn(
  origins: readonly [string, string],
  redis: RedisServer,
  one: (origin: string) => Promise<number>,
): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < 12; index += 1) {
    if (index === 3) await redis.kill()
    if (index === 8) await redis.start()
    statuses.push(await one(origins[index % 2] ?? origins[0]))
  }
  return statuses
}

async function limitBoth(
  site: RigSite,
  origins: readonly [string, string],
  { redis, email }: { redis: RedisServer; email: string },
): Promise<FaultResult> {
  const forms = await inTurn(origins, redis, async (origin) => {
    const visitor = { ...(await makeVisitor('siteContact', site.surroundings)), clientIp: '10.50.0.1' }
    return (await send(origin, visitor, await solve(visitor, site.secret))).status
  })
  const logIns = await inTurn(origins, redis, async (origin) => {
    const body = { email, password: 'a wrong password of a stranger' }
    return (await ask(`${origin}/api/users/login`, { body, from: '10.50.0.2' })).status
  })
  const count = (statuses: readonly number[], status: number) =>
    statuses.filter((each) => each === status).length
  return {
    promise: 'P4',
    fault: `12 forms and 12 wrong log-ins of one client IP to both in turn; ${fault}`,
    figure: `forms ${countStatuses(forms)} (5 are allowed); log-ins ${countStatuses(logIns)} (5 are allowed)`,
    isMet:
      count(forms, 201) === 5 &&
      count(forms, 429) === 7 &&
      count(logIns, 401) === 5 &&
      count(logIns, 429) === 7,
  }
}

/** Two processes on one database, with Redis between them. */
export async function severalProcesses(bed: FaultBed): Promise<FaultResult[]> {
  const redis = await startRedisServer()
  if (!redis) return [{ promise: 'P6', fault, figure: redisServerMissing, isMet: null }]
  const env = { REDIS_URL: redis.url }
  const site = await bed.openSite('several', { env })
  let second: RigServer | null = null
  try {
    const { dataDir, secret, server } = site
    second = await rigServer(bed.build, path.join(bed.folder, 'several-second'), { dataDir, secret, env })
    await server.start()
    await second.start()
    const page = await findPage(site)
    const editor = bed.loginOf('editor')
    const headers = await signIn(server.origin, editor)
    const publish = async (title: string) => {
      const body = { title, _status: 'published' }
      const { status, text } = await ask(`${server.origin}/api/pages/${page.id}?locale=fr`, {
        method: 'PATCH',
        body,
        headers,
      })
      if (status !== 200) throw new Error(`A page was saved with ${status}: ${text.slice(0, 300)}`)
    }
    const origins = [server.origin, second.origin] as const
    const urls = [`${origins[0]}${page.path}`, `${origins[1]}${page.path}`] as const
    return [
      await publishOften(publish, urls, redis),
      await limitBoth(site, origins, { redis, email: editor.email }),
    ]
  } finally {
    await second?.kill()
    await site.close()
    await redis.kill()
  }
}
