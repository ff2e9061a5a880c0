import type { Payload, PayloadRequest, Where } from 'payload'

import { mentionedIn, withOwnNames } from '@/features/comments/model/mentions'
import { toThreads, type Discussion, type StoredComment } from '@/features/comments/model/thread'
import { staffRole } from '@/lib/payload/access'
import { nestedRequest } from '@/lib/payload/as-system'
import { relatedId } from '@/lib/values/read-value'
import type { Comment, User } from '@/payload-types'

const toStored = (row: Comment): StoredComment => ({
  id: row.id,
  document: row.document,
  place: row.place ?? null,
  language: row.language ?? null,
  thread: row.thread ?? null,
  text: row.text ?? '',
  author: relatedId(row.author),
  mentioned: (row.mentioned ?? []).map(relatedId).filter((id) => id !== null),
  createdAt: row.createdAt,
  editedAt: row.editedAt ?? null,
  resolvedAt: row.resolvedAt ?? null,
  resolvedBy: relatedId(row.resolvedBy),
})

/** Comments that fit a condition, oldest first. The caller decides who may have them, and gives its request inside a hook. */
export async function findComments(within: Payload | PayloadRequest, where: Where): Promise<StoredComment[]> {
  const [payload, req] = 'payload' in within ? [within.payload, within] : [within, null]
  const { docs } = await payload.find({
    collection: 'comments',
    where,
    ...(req && { req: nestedRequest(req) }),
    depth: 0,
    pagination: false,
    sort: 'createdAt',
    // The table is closed to requests; the callers give comments to those who may read their document.
    overrideAccess: true,
  })
  return docs.map(toStored)
}

export const ofDocument = (document: string): Where => ({ document: { equals: document } })

/** All accounts of staff. */
export async function readStaff(payload: Payload): Promise<User[]> {
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    pagination: false,
    sort: 'name',
    // Names of colleagues are no secret among staff; the rest stays on the server.
    overrideAccess: true,
  })
  return docs
}

/** The names of those in some comments, by their ids; without accounts that are gone. */
export async function readNames(
  payload: Payload,
  comments: readonly StoredComment[],
): Promise<Record<string, string>> {
  const ids = new Set(
    comments.flatMap(({ author, resolvedBy, text }) => [author, resolvedBy, ...mentionedIn(text)]),
  )
  const people = withOwnNames(await readStaff(payload)).filter(({ id }) => ids.has(id))
  return Object.fromEntries(people.map(({ id, name }) => [id, name]))
}

/** The comments of a document as the user of the request sees them. The caller has checked that they may read it. */
export async function readDiscussion(req: PayloadRequest, document: string): Promise<Discussion> {
  const comments = await findComments(req.payload, ofDocument(document))
  const names = await readNames(req.payload, comments)
  const reader = { id: String(req.user?.id), isAdministrator: staffRole(req.user) === 'administrator' }
  return { threads: toThreads(comments, names, reader), names }
}
