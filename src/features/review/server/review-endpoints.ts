import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import {
  askFor,
  decide,
  decisions,
  maxNote,
  mayDecide,
  mayWithdraw,
  withdraw,
  type Actor,
  type Review,
} from '@/features/review/model/review'
import { approverRoles, isReviewing, type ReviewSettings } from '@/features/review/model/review-settings'
import { findChanges, type DraftChanges } from '@/features/translation/model/find-changes'
import { isFromElsewhere } from '@/lib/http/same-site'
import type { StudioTextKey } from '@/lib/i18n/studio-text'
import { readBody } from '@/lib/payload/read-json-body'
import { getStaffName } from '@/lib/payload/staff-name'
import { studioMessage } from '@/lib/payload/studio-message'
import { isRecord } from '@/lib/values/read-value'

import { sendDecision, sendRequest } from './review-emails'
import { changeReview, findReviewRow, readReviewSettings, reviewOf } from './review-rows'
import {
  fieldsOf,
  readAs,
  readTarget,
  refuseUnlessWriter,
  revisionIn,
  type ReviewTarget,
} from './review-target'
import { readChoices, toReviewView } from './review-view'
import { actorOf } from './save-steps'

/** A request about the review of a document that the member of staff may read. */
interface Opened {
  req: PayloadRequest
  settings: ReviewSettings
  target: ReviewTarget
  document: string
  reader: Actor
  /** The newest revision. */
  revision: number
}

const refuse = (req: PayloadRequest, key: StudioTextKey, status: number): never => {
  throw new APIError(studioMessage(req, key), status, null, true)
}

/** @throws APIError 404 for who is no member of staff, for a document without drafts, and while no role needs an approval */
async function open(req: PayloadRequest, path: unknown): Promise<Opened> {
  const reader = actorOf(req)
  const target = readTarget(path)
  const settings = await readReviewSettings(req.payload)
  if (!reader || !target || !isReviewing(settings) || isFromElsewhere(req.headers))
    return refuse(req, 'refusals.noDocument', 404)
  const newest = await readAs(req, target, { draft: true })
  return { req, settings, target, document: String(path), reader, revision: revisionIn(newest) }
}

async function answer(opened: Opened, review?: Review): Promise<Response> {
  const { document, req } = opened
  const shown = review ?? reviewOf(await findReviewRow(req.payload, document))
  return Response.json({ review: await toReviewView({ ...opened, review: shown }) })
}

const documentShape = z.object({ document: z.string().max(120) })
const noteShape = z.string().trim().max(maxNote)

const askShape = documentShape.extend({
  role: z.enum(approverRoles).nullable(),
  user: z.string().max(64).nullable(),
  note: noteShape,
})

async function ask(req: PayloadRequest): Promise<Response> {
  const { document: path, note, role, user } = await readBody(req, askShape)
  const opened = await open(req, path)
  const { document, reader, revision, settings, target } = opened
  await refuseUnlessWriter(req, target)
  const choices = await readChoices(req, settings, reader)
  const isOffered = user
    ? choices?.people.some(({ id }) => id === user)
    : choices?.roles.some((each) => each === role)
  if (!isOffered) return refuse(req, 'review.refusals.notAskable', 400)
  const at = new Date().toISOString()
  const request = { by: reader, revision, role: user ? null : role, user, note, at }
  const review = await changeReview(req.payload, { document, change: (before) => askFor(before, request) })
  await sendRequest(opened, request)
  return answer({ ...opened, document, target }, review)
}

const decideShape = documentShape.extend({
  revision: z.number().int(),
  decision: z.enum(decisions),
  note: noteShape,
})

async function decideRequest(req: PayloadRequest): Promise<Response> {
  const { decision: kind, document: path, note, revision } = await readBody(req, decideShape)
  const opened = await open(req, path)
  const { document, reader, settings, target } = opened
  if (kind === 'changesWanted' && note === '') return refuse(req, 'review.refusals.noteWanted', 400)
  if (revision !== opened.revision) return refuse(req, 'review.refusals.changed', 409)
  const at = new Date().toISOString()
  let asker = ''
  const change = (before: Review): Review => {
    if (!before.request || !mayDecide(settings, before, reader))
      return refuse(req, 'review.refusals.notAsked', 403)
    asker = before.request.by.id
    return decide(before, { kind, by: reader, revision, note, at })
  }
  const approved = kind === 'approved' ? await readAs(req, target, { locale: 'all', draft: true }) : undefined
  if (approved && revisionIn(approved) !== revision) return refuse(req, 'review.refusals.changed', 409)
  const review = await changeReview(req.payload, { document, change, ...(approved && { approved }) })
  const name = (await getStaffName(req.payload, reader.id)) ?? ''
  await sendDecision(opened, { kind, name, note, at, to: asker })
  return answer(opened, review)
}

async function withdrawRequest(req: PayloadRequest): Promise<Response> {
  const { document: path } = await readBody(req, documentShape)
  const opened = await open(req, path)
  const { document, reader } = opened
  const review = await changeReview(req.payload, {
    document,
    change: (before) => {
      if (!mayWithdraw(before, reader)) return refuse(req, 'review.refusals.notAsked', 403)
      return withdraw(before, reader, new Date().toISOString())
    },
  })
  return answer(opened, review)
}

/** What changed since the approval, or between what is online and the draft. */
async function readChanges(req: PayloadRequest): Promise<Response> {
  const { document: path, since } = req.query
  const { document, target } = await open(req, path)
  const newest = await readAs(req, target, { locale: 'all', draft: true })
  const online = await readAs(req, target, { locale: 'all', draft: false })
  const row = since === 'approval' ? await findReviewRow(req.payload, document) : null
  const before = row && isRecord(row.approved) ? row.approved : online._status === 'published' ? online : {}
  const changes = findChanges(fieldsOf(req, target), before, newest, {
    language: req.i18n.language,
    findBlock: (kind) => req.payload.config.blocks?.find(({ slug }) => slug === kind),
  })
  return Response.json({ changes } satisfies DraftChanges)
}

const endpoint = (
  method: 'get' | 'post',
  path: string,
  handler: (req: PayloadRequest) => Promise<Response>,
): Endpoint => ({ method, path, handler })

/**
 * Reviews of documents, below `/api/review`, for staff while a role needs an approval. `document` is `pages/1` or
 * `globals/header`.
 */
export const reviewEndpoints: Endpoint[] = [
  endpoint('get', '/review', async (req) => answer(await open(req, req.query.document))),
  endpoint('get', '/review/changes', readChanges),
  endpoint('post', '/review/ask', ask),
  endpoint('post', '/review/decide', decideRequest),
  endpoint('post', '/review/withdraw', withdrawRequest),
]
