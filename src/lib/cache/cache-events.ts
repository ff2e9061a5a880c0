import type { Payload } from 'payload'

import { uniqueInsert } from '@/lib/payload/unique-insert'
import { isRecord } from '@/lib/values/read-value'
import type { CacheEvent } from '@/payload-types'

import type { Tag } from './tags'

const collection = 'cacheEvents'

/** A refresh that some process of the site began. */
export interface StoredRefresh {
  /** Counted from 1, without gaps. */
  sequence: number
  /** In milliseconds. */
  at: number
  tags: Tag[]
}

// Sequences and tags, read by the program itself for no user.
const everything = { depth: 0, pagination: false, overrideAccess: true } as const

function toRefresh({ sequence, at, tags }: CacheEvent): StoredRefresh {
  // Written by `appendRefresh` alone.
  return { sequence, at: Date.parse(at), tags: tags as Tag[] }
}

/** The sequence of the newest event; 0 when there is none. */
async function readNewest(payload: Payload): Promise<number> {
  // Sequences and tags only, for no user.
  const { docs } = await payload.find({ collection, sort: '-sequence', limit: 1, ...everything })
  return docs[0]?.sequence ?? 0
}

/** More processes than will ever write at once. */
const maxTries = 50

/**
 * Appends a refresh for the other processes on this database. The unique sequence makes two writers take turns. A
 * process that reads a number can read all before it, so that a reader that asks for what follows misses nothing.
 *
 * @returns its sequence
 */
export async function appendRefresh(payload: Payload, tags: readonly Tag[]): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const newest = await readNewest(payload)
    try {
      await payload.create({
        collection,
        data: { sequence: newest + 1, at: new Date().toISOString(), tags: [...tags] },
        ...uniqueInsert,
        // Tags only, for no user.
        overrideAccess: true,
      })
      return newest + 1
    } catch (error) {
      const isTaken = (await readNewest(payload)) > newest
      if (!isTaken || attempt === maxTries) throw error
    }
  }
}

/** The refreshes after this one, oldest first. */
export async function findRefreshesAfter(payload: Payload, sequence: number): Promise<StoredRefresh[]> {
  const where = { sequence: { greater_than: sequence } }
  // Sequences and tags only, for no user.
  const { docs } = await payload.find({ collection, where, sort: 'sequence', limit: 0, ...everything })
  return docs.map(toRefresh)
}

const staleKey = 'pages-stale-before'

/** Notes that no page or read from before this time counts, such as those of the data that a restore has replaced. */
export const expireEverything = (payload: Payload, at: Date): Promise<void> =>
  payload.kv.set(staleKey, { at: at.toISOString() })

/** The time before which nothing counts, in milliseconds; 0 when there is none. */
export async function findExpiry(payload: Payload): Promise<number> {
  const stored = await payload.kv.get(staleKey)
  return isRecord(stored) && typeof stored.at === 'string' ? Date.parse(stored.at) : 0
}

/** Deletes the refreshes before this time, but the newest one, which gives the next its number. */
export async function pruneRefreshes(payload: Payload, before: Date): Promise<void> {
  const newest = await readNewest(payload)
  await payload.db.deleteMany({
    collection,
    where: { and: [{ at: { less_than: before.toISOString() } }, { sequence: { less_than: newest } }] },
  })
}
