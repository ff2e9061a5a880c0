import { APIError, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { parseCommented, type CommentedDocument } from '@/features/comments/model/commented'
import {
  maxCommentLength,
  mentionedIn,
  withNames,
  withOwnNames,
  type Colleague,
} from '@/features/comments/model/mentions'
import type { StoredComment } from '@/features/comments/model/thread'
import { isFieldPath } from '@/features/preview/model/messages'
import { isLocale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { asSystem } from '@/lib/payload/as-system'
import { readBody } from '@/lib/payload/read-json-body'
import { mayReadDocument, mayStaffRead } from '@/lib/payload/readable-document'
import { studioMessage } from '@/lib/payload/studio-message'
import { uniqueInsert } from '@/lib/payload/unique-insert'
import { cleanText } from '@/lib/values/text'

import { queueCommentEmails } from './comment-emails'
import { findComments, readDiscussion, readStaff } from './comment-rows'

const collection = 'comments'

const refuse = (req: PayloadRequest, key: Parameters<typeof studioMessage>[1], status = 400): never => {
  throw new APIError(studioMessage(req, key, { max: maxCommentLength }), status, null, true)
}

/**
 * The document of a request, for staff who may read it.
 *
 * @throws NotFound for others, whether it exists or not
 */
async function openDocument(
  req: PayloadRequest,
  path: unknown,
): Promise<CommentedDocument & { path: string }> {
  const document = parseCommented(path)
  if (!document || staffRole(req.user) === null || !(await mayReadDocument(req, document)))
    throw new NotFound(req.t)
  return { ...document, path: String(path) }
}

/**
 * A text that was sent, cleaned.
 *
 * @param before whom the comment mentions already: they stay
 * @throws APIError for one that is empty or too long, or mentions someone who may not read the document
 */
async function checkText(
  req: PayloadRequest,
  document: CommentedDocument,
  sent: string,
  before: readonly string[] = [],
): Promise<{ text: string; mentioned: string[] }> {
  const text = cleanText(sent, { lines: true })
  const mentioned = mentionedIn(text)
  if (text === '') refuse(req, 'comments.refusals.empty')
  if (withNames(text, () => '').length > maxCommentLength) refuse(req, 'comments.refusals.tooLong')
  const staff = await readStaff(req.payload)
  for (const id of mentioned) {
    const user = staff.find((each) => each.id === id)
    if (!user || !(before.includes(id) || (await mayStaffRead(req.payload, user, document))))
      refuse(req, 'comments.refusals.notReader')
  }
  return { text, mentioned }
}

const newComment = z.object({
  document: z.string(),
  place: z.string().refine(isFieldPath).nullish(),
  language: z.string().refine(isLocale).nullish(),
  thread: z.string().nullish(),
  // Each mention is longer as it is stored.
  text: z.string().max(maxCommentLength * 10),
})

/** The first comment of a thread of a document. */
async function findThread(req: PayloadRequest, document: string, id: string): Promise<StoredComment> {
  const [first] = await findComments(req.payload, {
    and: [{ id: { equals: id } }, { document: { equals: document } }, { thread: { exists: false } }],
  })
  return first ?? refuse(req, 'comments.refusals.gone', 404)
}

const update = async (req: PayloadRequest, id: string, data: Record<string, unknown>): Promise<void> =>
  void (await req.payload.update({ collection, id, data, depth: 0, ...asSystem(req) }))

const reopened = { resolvedAt: null, resolvedBy: null }

/** `POST /api/document-comments`: begins a thread, or answers in one, which opens it again. */
async function handleNew(req: PayloadRequest): Promise<Response> {
  const body = await readBody(req, newComment)
  const document = await openDocument(req, body.document)
  const first = body.thread ? await findThread(req, document.path, body.thread) : null
  const { text, mentioned } = await checkText(req, document, body.text)
  const { id } = await req.payload.create({
    collection,
    data: {
      document: document.path,
      place: first ? first.place : (body.place ?? null),
      language: first ? first.language : (body.language ?? null),
      thread: first?.id ?? null,
      text,
      mentioned,
      author: String(req.user?.id),
    },
    ...uniqueInsert,
    // The user may read the document, which is checked above; the table has no rules of its own.
    ...asSystem(req),
  })
  if (first?.resolvedAt) await update(req, first.id, reopened)
  await queueCommentEmails(req.payload, id)
  return Response.json({ ...(await readDiscussion(req, document.path)), written: id })
}

const change = z.object({
  document: z.string(),
  id: z.string(),
  action: z.enum(['edit', 'delete', 'resolve', 'reopen']),
  text: z
    .string()
    .max(maxCommentLength * 10)
    .optional(),
})

/** A comment that was answered stays without its text, because the answers need it. */
async function deleteComment(req: PayloadRequest, comment: StoredComment): Promise<void> {
  const thread = comment.thread ?? comment.id
  const others = await findComments(req.payload, {
    and: [
      { or: [{ thread: { equals: thread } }, { id: { equals: thread } }] },
      { id: { not_equals: comment.id } },
    ],
  })
  if (comment.thread === null && others.length > 0)
    return update(req, comment.id, { text: '', mentioned: [] })
  const [first] = others
  const isLastOfDeleted = others.length === 1 && first?.thread === null && first.text === ''
  const ids = [comment.id, ...(isLastOfDeleted && first ? [first.id] : [])]
  await req.payload.db.deleteMany({ collection, where: { id: { in: ids } }, req })
}

/** `POST /api/document-comments/change`: edits or deletes a comment, resolves or reopens its thread. */
async function handleChange(req: PayloadRequest): Promise<Response> {
  const { document: path, id, action, text: sent = '' } = await readBody(req, change)
  const document = await openDocument(req, path)
  const [comment] = await findComments(req.payload, {
    and: [{ id: { equals: id } }, { document: { equals: document.path } }],
  })
  if (!comment) return refuse(req, 'comments.refusals.gone', 404)
  const now = new Date().toISOString()
  const isOwn = comment.author === req.user?.id
  if (action === 'edit') {
    if (!isOwn || comment.text === '') throw new NotFound(req.t)
    const { text, mentioned } = await checkText(req, document, sent, comment.mentioned)
    await update(req, id, { text, mentioned, editedAt: now })
    await queueCommentEmails(req.payload, id)
  } else if (action === 'delete') {
    if (!isOwn && staffRole(req.user) !== 'administrator') throw new NotFound(req.t)
    await deleteComment(req, comment)
  } else {
    const first = await findThread(req, document.path, comment.thread ?? comment.id)
    const resolved = { resolvedAt: now, resolvedBy: String(req.user?.id) }
    await update(req, first.id, action === 'resolve' ? resolved : reopened)
  }
  return Response.json(await readDiscussion(req, document.path))
}

/** `GET /api/document-comments?document=pages/ID`: a `Discussion`. */
async function handleRead(req: PayloadRequest): Promise<Response> {
  const document = await openDocument(req, req.searchParams.get('document'))
  return Response.json(await readDiscussion(req, document.path))
}

/** `GET /api/document-comments/colleagues?document=pages/ID`: those who may read it, without oneself. */
async function handleColleagues(req: PayloadRequest): Promise<Response> {
  const document = await openDocument(req, req.searchParams.get('document'))
  const colleagues: Colleague[] = []
  const staff = await readStaff(req.payload)
  for (const [index, { id, name }] of withOwnNames(staff).entries()) {
    const user = staff[index]
    if (user && id !== req.user?.id && (await mayStaffRead(req.payload, user, document)))
      colleagues.push({ id, name })
  }
  return Response.json({ colleagues })
}

/** `POST /api/document-comments/read` with `document`: its comments are shown to the user, and need no e-mail. */
async function handleSeen(req: PayloadRequest): Promise<Response> {
  const { document: path } = await readBody(req, z.object({ document: z.string() }))
  const document = await openDocument(req, path)
  const user = String(req.user?.id)
  const row = { key: `${user}:${document.path}`, readAt: new Date().toISOString() }
  const { db } = req.payload
  const where = { key: { equals: row.key } }
  if (!(await db.updateOne({ collection: 'commentReads', where, data: { readAt: row.readAt } }))) {
    const data = { ...row, document: document.path, user }
    // Another tab may have written it meanwhile. The row says what its user has read, and is closed to requests.
    await req.payload
      .create({ collection: 'commentReads', data, ...uniqueInsert, ...asSystem(req) })
      .catch(() => null)
  }
  return Response.json({})
}

/** The comments of documents, for staff who may read them. */
export const commentEndpoints: Endpoint[] = [
  { path: '/document-comments', method: 'get', handler: handleRead },
  { path: '/document-comments', method: 'post', handler: handleNew },
  { path: '/document-comments/change', method: 'post', handler: handleChange },
  { path: '/document-comments/colleagues', method: 'get', handler: handleColleagues },
  { path: '/document-comments/read', method: 'post', handler: handleSeen },
]
