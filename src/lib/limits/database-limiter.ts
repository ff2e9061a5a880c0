import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-sqlite'
import type { Payload, Where } from 'payload'

import { env } from '@/lib/env'
import { keyedDigest } from '@/lib/values/digest'
import type { LimitCount } from '@/payload-types'

import { secondsUntil, type Allowance, type Limiter, type MakeLimiter } from './limiter'

const collection = 'limitCounts'

const toIso = (time: number): string => new Date(time).toISOString()

const open = (now: number): Where => ({ until: { greater_than: toIso(now) } })
const over = (now: number): Where => ({ until: { less_than_equal: toIso(now) } })

/** An event of a key, and the limit that it counts for. Times in ISO form. */
interface Event {
  key: string
  points: number
  now: string
  /** End of the time that begins with the first event. */
  until: string
}

type Count = Pick<LimitCount, 'count' | 'until'>

/** Asked before each form is read. */
async function findCount({ db }: Payload, key: string): Promise<Count | null> {
  if (db.name !== 'sqlite') return db.findOne<LimitCount>({ collection, where: { key: { equals: key } } })
  const rows = await db.drizzle.all<Count>(sql`select count, until from limit_counts where key = ${key}`)
  return rows[0] ?? null
}

/** One statement: Payload's writes would be five for the first event of a key. */
async function addInSqlite({ db }: Payload, { key, points, now, until }: Event): Promise<number | null> {
  const [row] = await db.drizzle.all<{ count: number }>(sql`
    insert into limit_counts (id, key, count, until) values (${randomUUID()}, ${key}, 1, ${until})
    on conflict (key) do update set
      count = case when limit_counts.until <= ${now} then 1 else limit_counts.count + 1 end,
      until = case when limit_counts.until <= ${now} then excluded.until else limit_counts.until end
    where limit_counts.until <= ${now} or limit_counts.count < ${points}
    returning count`)
  return row ? Number(row.count) : null
}

/** On MongoDB, where each write is one command. */
async function addByPayload(payload: Payload, { key, points, now, until }: Event): Promise<number | null> {
  const { db } = payload
  const ofKey: Where = { key: { equals: key } }
  const isOpen = { and: [ofKey, { until: { greater_than: now } }, { count: { less_than: points } }] }
  const isOver = { and: [ofKey, { until: { less_than_equal: now } }] }
  const change = async (where: Where, data: Record<string, unknown>) =>
    // Payload types the result as `Document`; it is null when no row fits.
    (await db.updateOne({ collection, where, data })) as unknown as LimitCount | null
  const first = { count: 1, until }
  // Repeated when another process counts the first event of the key at the same moment.
  for (;;) {
    const counted = await change(isOpen, { count: { $inc: 1 } })
    if (counted) return counted.count
    const row = await findCount(payload, key)
    if (row && row.until > now && row.count >= points) return null
    if (await change(isOver, first)) return 1
    if (row) continue
    const created = await db
      .create({ collection, data: { id: randomUUID(), key, ...first } })
      .catch(async (error: unknown) => {
        if (await findCount(payload, key)) return null
        throw error
      })
    if (created) return 1
  }
}

/**
 * Counts in the database: for all processes on it, and also after a restart. Every step is one conditional write, so
 * that of many events at once exactly as many are counted as the limit allows.
 */
class DatabaseLimiter implements Limiter {
  readonly #name: string
  readonly #allowance: Allowance
  readonly #getPayload: () => Promise<Payload>

  constructor(name: string, allowance: Allowance, getPayload: () => Promise<Payload>) {
    this.#name = name
    this.#allowance = allowance
    this.#getPayload = getPayload
  }

  /** Client IPs and e-mail addresses are not stored. */
  #stored(key: string): string {
    return keyedDigest(env.payloadSecret, ['perron:limit', this.#name, key]).toString('base64url')
  }

  /** Counts one event when fewer than `points` are counted. @returns their number, null when none was counted */
  async #add(stored: string, points: number): Promise<number | null> {
    const payload = await this.#getPayload()
    const now = Date.now()
    const times = { now: toIso(now), until: toIso(now + this.#allowance.seconds * 1000) }
    const event = { key: stored, points, ...times }
    return payload.db.name === 'sqlite' ? addInSqlite(payload, event) : addByPayload(payload, event)
  }

  async take(key: string): Promise<number> {
    const stored = this.#stored(key)
    for (;;) {
      if ((await this.#add(stored, this.#allowance.points)) !== null) return 0
      const seconds = await this.#wait(stored)
      // None when the time of the counted events has just ended.
      if (seconds > 0) return seconds
    }
  }

  async #wait(stored: string): Promise<number> {
    const row = await findCount(await this.#getPayload(), stored)
    const until = row && row.count >= this.#allowance.points ? Date.parse(row.until) : 0
    return until > Date.now() ? secondsUntil(until) : 0
  }

  wait(key: string): Promise<number> {
    return this.#wait(this.#stored(key))
  }

  async count(key: string): Promise<number> {
    const counted = await this.#add(this.#stored(key), Number.MAX_SAFE_INTEGER)
    if (counted === null) throw new Error(`The limit "${this.#name}" could not be counted`)
    return counted
  }

  async giveBack(key: string): Promise<void> {
    const counted: Where = { and: [open(Date.now()), { count: { greater_than: 0 } }] }
    const where: Where = { and: [{ key: { equals: this.#stored(key) } }, counted] }
    await (await this.#getPayload()).db.updateOne({ collection, where, data: { count: { $inc: -1 } } })
  }

  async forget(key: string): Promise<void> {
    const payload = await this.#getPayload()
    await payload.db.deleteMany({ collection, where: { key: { equals: this.#stored(key) } } })
  }
}

/** Limits that all processes on the database share. */
export const databaseLimiters =
  (getPayload: () => Promise<Payload>): MakeLimiter =>
  (name, allowance) =>
    new DatabaseLimiter(name, allowance, getPayload)

/** Task of the worker: deletes counts whose time is over. */
export async function sweepLimitCounts(payload: Payload, now: Date): Promise<void> {
  await payload.db.deleteMany({ collection, where: over(now.getTime()) })
}
