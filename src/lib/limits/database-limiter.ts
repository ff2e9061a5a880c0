import { randomUUID } from 'node:crypto'

import type { Payload, Where } from 'payload'

import { env } from '@/lib/env'
import { keyedDigest } from '@/lib/values/digest'
import type { LimitCount } from '@/payload-types'

import { secondsUntil, type Allowance, type Limiter, type MakeLimiter } from './limiter'

const collection = 'limitCounts'

/** More writers than ever count the first event of one key at once. */
const maxTries = 20

const open = (now: number): Where => ({ until: { greater_than: new Date(now).toISOString() } })
const over = (now: number): Where => ({ until: { less_than_equal: new Date(now).toISOString() } })

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

  async #change(key: string, condition: Where, data: Record<string, unknown>): Promise<LimitCount | null> {
    const payload = await this.#getPayload()
    const where: Where = { and: [{ key: { equals: key } }, condition] }
    // Payload types the result as `Document`; it is null when no row fits.
    return (await payload.db.updateOne({ collection, where, data })) as unknown as LimitCount | null
  }

  async #find(key: string): Promise<LimitCount | null> {
    const where: Where = { and: [{ key: { equals: key } }, open(Date.now())] }
    return (await this.#getPayload()).db.findOne<LimitCount>({ collection, where })
  }

  /** Counts the first event of a new time. False when another process did at the same moment. */
  async #begin(key: string): Promise<boolean> {
    const now = Date.now()
    const data = { count: 1, until: new Date(now + this.#allowance.seconds * 1000).toISOString() }
    if (await this.#change(key, over(now), data)) return true
    const payload = await this.#getPayload()
    try {
      await payload.db.create({ collection, data: { id: randomUUID(), key, ...data } })
      return true
    } catch (error) {
      if (await this.#find(key)) return false
      throw error
    }
  }

  async take(key: string): Promise<number> {
    const stored = this.#stored(key)
    for (let attempt = 1; attempt <= maxTries; attempt += 1) {
      const below: Where = { and: [open(Date.now()), { count: { less_than: this.#allowance.points } }] }
      if (await this.#change(stored, below, { count: { $inc: 1 } })) return 0
      const seconds = await this.#wait(stored)
      if (seconds > 0) return seconds
      if (await this.#begin(stored)) return 0
    }
    throw new Error(`The limit "${this.#name}" could not be counted`)
  }

  async #wait(stored: string): Promise<number> {
    const row = await this.#find(stored)
    return row && row.count >= this.#allowance.points ? secondsUntil(Date.parse(row.until)) : 0
  }

  wait(key: string): Promise<number> {
    return this.#wait(this.#stored(key))
  }

  async count(key: string): Promise<number> {
    const stored = this.#stored(key)
    for (let attempt = 1; attempt <= maxTries; attempt += 1) {
      const row = await this.#change(stored, open(Date.now()), { count: { $inc: 1 } })
      if (row) return row.count
      if (await this.#begin(stored)) return 1
    }
    throw new Error(`The limit "${this.#name}" could not be counted`)
  }

  async giveBack(key: string): Promise<void> {
    const counted: Where = { and: [open(Date.now()), { count: { greater_than: 0 } }] }
    await this.#change(this.#stored(key), counted, { count: { $inc: -1 } })
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
