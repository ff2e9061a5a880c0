import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload'

import {
  parseDocumentPath,
  presenceMs,
  type OpenDocument,
  type Present,
} from '@/features/versions/model/presence'
import { staffRole } from '@/lib/payload/access'
import { asSystem } from '@/lib/payload/as-system'
import { answerUnreadable } from '@/lib/payload/read-json-body'
import { mayReadDocument } from '@/lib/payload/readable-document'
import { uniqueInsert } from '@/lib/payload/unique-insert'
import { isRecord, textOf } from '@/lib/values/read-value'
import { forReader } from '@/lib/payload/reader-language'

import { tabOf } from './revision-claim'

const collection = 'presences'

/** Whether the path names a document that the member of staff may read. */
async function mayRead(req: PayloadRequest, path: string): Promise<boolean> {
  const document = parseDocumentPath(path)
  return document !== null && mayReadDocument(req, { collection: document.place, id: document.id })
}

const isRecent = (now: Date): Where => ({
  seenAt: { greater_than: new Date(now.getTime() - presenceMs).toISOString() },
})

interface Row {
  key: string
  document: string
  user: unknown
  since: string
}

async function readPresence(req: PayloadRequest, where: Where): Promise<Row[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [where, isRecent(new Date())] },
    depth: 1,
    limit: 200,
    pagination: false,
    populate: { users: { name: true } },
    sort: 'since',
    // The callers return only documents that the member of staff may read, and of colleagues only the name.
    ...asSystem(req),
  })
  return docs
}

/** Each person once in a document, since the first of their tabs. */
function eachOnce(rows: readonly Row[]): Row[] {
  const personIn = ({ document, user }: Row) => `${document} ${isRecord(user) ? textOf(user.id) : ''}`
  return rows.filter((row, index) => rows.findIndex((other) => personIn(other) === personIn(row)) === index)
}

const toPresent = (req: PayloadRequest, { since, user }: Row): Present => ({
  name: isRecord(user) ? textOf(user.name) : '',
  since,
  isSelf: isRecord(user) && user.id === req.user?.id,
})

/** Writes that this tab has the document open. Rows of closed forms go when the next form is opened. */
async function stay(req: PayloadRequest, path: string, userId: string): Promise<string> {
  const { db } = req.payload
  const key = `${userId}:${tabOf(req)}:${path}`
  const seenAt = new Date().toISOString()
  if (await db.updateOne({ collection, where: { key: { equals: key } }, data: { seenAt } })) return key
  const ended = { seenAt: { less_than: new Date(Date.now() - presenceMs).toISOString() } }
  await db.deleteMany({ collection, where: ended })
  const data = { key, document: path, user: userId, since: seenAt, seenAt }
  // The row says who is in a document that its user may read; it is closed to all requests but the two below.
  await req.payload.create({ collection, data, ...uniqueInsert, ...asSystem(req) }).catch(() => null)
  return key
}

const notFound = () => Response.json({}, { status: 404 })

/** `POST /api/presence` with `document`: this tab has it open; answers who else has. For staff. */
async function handleHeartbeat(req: PayloadRequest): Promise<Response> {
  if (!req.user || staffRole(req.user) === null) return notFound()
  const body: unknown = await req.json?.().catch(() => null)
  const path = isRecord(body) ? textOf(body.document) : ''
  if (tabOf(req) === '' || parseDocumentPath(path) === null) return answerUnreadable(req)
  if (!(await mayRead(req, path))) return notFound()
  const key = await stay(req, path, String(req.user.id))
  const rows = await readPresence(req, { document: { equals: path } })
  const present = eachOnce(rows.filter((row) => row.key !== key)).map((row) => toPresent(req, row))
  return Response.json({ present })
}

/** `GET /api/presence?collection=`: the documents of a collection that colleagues have open. For staff. */
async function handleOpenDocuments(req: PayloadRequest): Promise<Response> {
  if (!req.user || staffRole(req.user) === null) return notFound()
  const place = req.searchParams.get('collection') ?? ''
  const collection = req.payload.config.collections.find(({ slug }) => slug === place)
  if (!collection) return notFound()
  const rows = await readPresence(req, { document: { like: `${place}/` } })
  const others = eachOnce(rows)
    .filter(({ document }) => document.startsWith(`${place}/`))
    .map((row) => ({ id: row.document.slice(place.length + 1), present: toPresent(req, row) }))
    .filter(({ present }) => !present.isSelf)
  if (others.length === 0) return Response.json({ documents: [] })
  const { docs } = await req.payload.find({
    collection: place as CollectionSlug,
    where: { id: { in: others.map(({ id }) => id) } },
    depth: 0,
    draft: true,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    ...forReader(req.i18n.language),
  })
  const documents = docs.map((doc): OpenDocument => {
    const id = String(doc.id)
    const title = textOf(Reflect.get(doc, collection.admin.useAsTitle ?? 'id'))
    return { id, title, present: others.filter((other) => other.id === id).map(({ present }) => present) }
  })
  return Response.json({ documents })
}

/** Who has which document open, for staff. */
export const presenceEndpoints: Endpoint[] = [
  { path: '/presence', method: 'post', handler: handleHeartbeat },
  { path: '/presence', method: 'get', handler: handleOpenDocuments },
]
