import { randomUUID } from 'node:crypto'

import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { env } from '@/lib/env'
import { isSignedKey, makeSignedKey, type SignedSubject } from '@/lib/http/signed-links'
import { readSmallJson } from '@/lib/payload/read-json-body'
import { sha256 } from '@/lib/values/digest'

import { startSoon } from '../queue-run'

const subjectOf = (source: string): SignedSubject => ['import push', source]

/** The address to which a source's software sends its announcements. With it alone, only a new fetch can be requested. */
export const pushUrlOf = (secret: string, source: string): string =>
  `${env.serverUrl}/api/importSources/push/${source}/${makeSignedKey(subjectOf(source), secret)}/`

const eventShape = z.object({
  event: z.enum(['estate-added', 'estate-updated', 'estate-deleted']),
  estate_id: z.string().regex(/^[\w-]{1,100}$/),
  happened_at: z.string().max(60).optional(),
})

/** An announcement has some hundred bytes; other kinds of events may tell more of their subject. */
const maxBytes = 64 * 1024

async function findSource({ payload, routeParams }: PayloadRequest): Promise<string | null> {
  const { source, token } = routeParams ?? {}
  if (typeof source !== 'string' || typeof token !== 'string') return null
  if (!isSignedKey(token, subjectOf(source), payload.secret)) return null
  const { docs } = await payload.find({
    collection: 'importSources' as const,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { key: true },
    where: { and: [{ key: { equals: source } }, { format: { equals: 'sweepbright' } }] },
    // The software of the office has no user here; the token proves that it was given this address.
    overrideAccess: true,
  })
  return docs[0]?.key ?? null
}

/** Stores an announcement once; the database refuses the key of one that is there. */
async function store(
  { payload }: PayloadRequest,
  source: string,
  event: z.infer<typeof eventShape>,
): Promise<void> {
  const receivedAt = new Date().toISOString()
  const { estate_id: estate, event: name, happened_at: at = receivedAt.slice(0, 16) } = event
  const key = sha256(JSON.stringify([source, estate, name, at]))
  const kind = name === 'estate-deleted' ? 'deleted' : 'changed'
  const where = { key: { equals: key } }
  try {
    const data = { id: randomUUID(), key, source, estate, kind, receivedAt }
    await payload.db.create({ collection: 'importEvents', data })
  } catch (error) {
    if (!(await payload.db.findOne({ collection: 'importEvents', where }))) throw error
  }
}

/**
 * `POST /api/importSources/push/:source/:token`: an announcement of SweepBright. Answers 202; a run fetches the estate.
 * A body of more than 64 KiB is answered 413 and not read to its end.
 */
export const receiveEvent: Omit<Endpoint, 'root'> = {
  path: '/push/:source/:token',
  method: 'post',
  handler: async (req) => {
    const source = await findSource(req)
    if (source === null) return Response.json({}, { status: 404 })
    const body = await readSmallJson(req, maxBytes)
    if (typeof body === 'number') return Response.json({}, { status: body, headers: { connection: 'close' } })
    const event = eventShape.safeParse(body.json)
    // Kinds of events that are not about estates are of no interest, and not repeated when they are accepted.
    if (event.success) await store(req, source, event.data)
    if (event.success) startSoon()
    return Response.json({}, { status: 202 })
  },
}
