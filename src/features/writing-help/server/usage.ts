import { randomUUID } from 'node:crypto'

import { APIError, type Payload, type PayloadRequest } from 'payload'

import { databaseLimiters } from '@/lib/limits/database-limiter'
import { belgianDay } from '@/lib/time/belgian-time'
import { nestedRequest } from '@/lib/payload/as-system'
import { studioMessage } from '@/lib/payload/studio-message'
import type { WritingCount } from '@/payload-types'

import type { CountedKind } from '../model/writing-kinds'

const collection = 'writingCounts'

/** Of one account; a person reads what is proposed. */
const perUser = { points: 30, seconds: 10 * 60 }

const limiter = (payload: Payload) =>
  databaseLimiters(async () => payload)('proposals of a language model', perUser)

/** Such as `2026-11`. */
export const monthOf = (now: Date): string => belgianDay(now).slice(0, 7)

/** The uses of a month. */
async function readUses(payload: Payload, month: string): Promise<WritingCount[]> {
  const { docs } = await payload.db.find<WritingCount>({
    collection,
    where: { month: { equals: month } },
    pagination: false,
    limit: 0,
  })
  return docs
}

/** @throws APIError 429 when the account or the month has had as many as it may */
export async function refuseBeyondLimits(req: PayloadRequest, monthlyRequests: number): Promise<void> {
  const { payload, user } = req
  const uses = await readUses(payload, monthOf(new Date()))
  const requests = uses.reduce((sum, use) => sum + use.requests, 0)
  if (requests >= monthlyRequests) throw new APIError(studioMessage(req, 'writingHelp.faults.month'), 429)
  const seconds = await limiter(payload).take(String(user?.id))
  const minutes = Math.ceil(seconds / 60)
  if (seconds > 0) throw new APIError(studioMessage(req, 'writingHelp.faults.pause', { minutes }), 429)
}

interface Use {
  kind: CountedKind
  tokens: number
}

/** Counts a request of an account, also one without an answer. */
export async function countUse(req: PayloadRequest, { kind, tokens }: Use): Promise<void> {
  const { db } = req.payload
  const month = monthOf(new Date())
  const user = String(req.user?.id)
  const key = [month, user, kind].join(' ')
  const where = { key: { equals: key } }
  const add = async () =>
    // Payload types the result as `Document`; it is null when there is no row.
    (await db.updateOne({
      collection,
      where,
      data: { requests: { $inc: 1 }, tokens: { $inc: tokens } },
    })) as unknown as WritingCount | null
  if (await add()) return
  const data = { id: randomUUID(), key, month, user, kind, requests: 1, tokens }
  await db.create({ collection, data }).catch(async (error: unknown) => {
    // Another request of the account has made the row meanwhile.
    if (!(await add())) throw error
  })
}

/** The use of a month as administrators see it. */
export interface MonthlyUse {
  month: string
  rows: { user: string; kind: string; requests: number; tokens: number }[]
}

export async function describeUse(req: PayloadRequest, month: string): Promise<MonthlyUse> {
  const uses = await readUses(req.payload, month)
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(uses.map(({ user }) => user))] } },
    select: { name: true, email: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
  const names = new Map(docs.map(({ id, name, email }) => [id, name ?? email]))
  return {
    month,
    rows: uses.map(({ user, kind, requests, tokens }) => ({
      user: names.get(user) ?? '–',
      kind,
      requests,
      tokens,
    })),
  }
}
