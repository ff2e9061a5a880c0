import { randomInt } from 'node:crypto'

import { createLocalReq, type CollectionSlug, type Payload } from 'payload'

import { approvalCodeEmail } from '@/features/review/emails/review-emails'
import { decideAsOutsider, type DecisionKind, type OutsiderDecision } from '@/features/review/model/review'
import { isReviewing } from '@/features/review/model/review-settings'
import { queueEmail } from '@/lib/email/queue-email'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { databaseLimiters } from '@/lib/limits/database-limiter'
import { claimRow } from '@/lib/queue/claim-row'
import { keyedDigest } from '@/lib/values/digest'
import { isRecord } from '@/lib/values/read-value'
import type { PreviewLink } from '@/payload-types'

import { sendDecision } from './review-emails'
import { changeReview, findReviewRow, readReviewSettings, reviewOf } from './review-rows'
import { readTitle, revisionIn } from './review-target'

const collection = 'previewLinks'

/** A shared link whose holder may answer. */
interface ApprovalLink {
  id: string
  /** Id of the account that made it. */
  user: string
  /** The e-mail address that it was made for; empty for every holder. */
  email: string
}

interface Document {
  kind: CollectionSlug
  id: string
}

/** What the holder of a link says about the document. */
interface LinkAnswer {
  kind: DecisionKind
  revision: number
  name: string
  note: string
}

export const isReviewOn = async (payload: Payload): Promise<boolean> =>
  isReviewing(await readReviewSettings(payload))

/**
 * The revision of the newest text. The number of the document itself is raised before the text of a save is written, so
 * that a page would name the revision of a text that it does not show.
 */
export async function readShownRevision(payload: Payload, { kind, id }: Document): Promise<number> {
  const shown: unknown = await payload.findByID({
    collection: kind,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    // Visitors have no rights; the caller has checked the link. Only the number is passed on.
    overrideAccess: true,
  })
  return isRecord(shown) ? revisionIn(shown) : 0
}

/** The newest revision of a document, also of a save that is under way. */
export async function readNewestRevision(payload: Payload, { kind, id }: Document): Promise<number> {
  const row = await payload.db.findOne<{ id: string; revision?: number | null }>({
    collection: kind,
    where: { id: { equals: id } },
    select: { revision: true },
  })
  return row?.revision ?? 0
}

const minutes = 60_000
const codeLifeMs = 15 * minutes
const maxTries = 5

/** Few: each may be guessed five times, and a link works for a week. */
const codesSent = (payload: Payload) =>
  databaseLimiters(async () => payload)('codes of a shared link', { points: 5, seconds: 24 * 60 * 60 })

const digestOf = (link: string, code: string): string =>
  keyedDigest(env.payloadSecret, ['perron:approval-code', link, code]).toString('base64url')

/** Sends a new code of six digits to the e-mail address of the link; false when too many were sent. */
export async function sendApprovalCode(
  payload: Payload,
  { link, document, locale }: { link: ApprovalLink; document: Document; locale: Locale },
  now = new Date(),
): Promise<boolean> {
  if ((await codesSent(payload).take(link.id)) > 0) return false
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeUntil = new Date(now.getTime() + codeLifeMs)
  await payload.db.updateOne({
    collection,
    id: link.id,
    data: { code: digestOf(link.id, code), codeUntil: codeUntil.toISOString(), codeTries: 0 },
  })
  const req = await createLocalReq({}, payload)
  const title = await readTitle(req, { collection: document.kind, id: document.id }, locale)
  await queueEmail(payload, {
    key: `approval-code:${link.id}:${now.toISOString()}`,
    template: 'review.code',
    language: locale,
    recipient: link.email,
    message: approvalCodeEmail({ code, title }, locale),
    sendUntil: codeUntil,
  })
  return true
}

/** Uses a code up: true for exactly one of several requests, and for none after five tries. */
export async function takeCode(
  payload: Payload,
  { id }: ApprovalLink,
  code: string,
  now = new Date(),
): Promise<boolean> {
  const isOpen = { codeUntil: { greater_than: now.toISOString() } }
  const due = { and: [isOpen, { codeTries: { less_than: maxTries } }] }
  const link = await claimRow<PreviewLink>(payload, { collection, id, due, data: { codeTries: { $inc: 1 } } })
  const digest = digestOf(id, code.replaceAll(/\D/g, ''))
  if (link?.code !== digest) return false
  const used = {
    collection,
    id,
    due: { code: { equals: digest } },
    data: { code: null, codeUntil: null },
  } as const
  return (await claimRow(payload, used)) !== null
}

/** The revision that was published last; 0 without one, as far as versions are kept. */
async function lastPublishedRevision(payload: Payload, { kind, id }: Document): Promise<number> {
  const { docs } = await payload.findVersions({
    collection: kind,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    depth: 0,
    limit: 1,
    pagination: false,
    // Only decides whether an answer counts.
    overrideAccess: true,
  })
  const [newest] = docs
  return newest ? revisionIn({ ...newest.version }) : 0
}

/** Whether an account wrote some of what was not online yet, as far as versions are kept. */
async function hasWritten(payload: Payload, document: Document, user: string): Promise<boolean> {
  const { kind, id } = document
  const { totalDocs } = await payload.countVersions({
    collection: kind,
    where: {
      and: [
        { parent: { equals: id } },
        { 'version.revisedBy': { equals: user } },
        { 'version.revision': { greater_than: await lastPublishedRevision(payload, document) } },
      ],
    },
    // Only decides whether an answer counts.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** Whether the same link gave this answer already: its button was pressed twice. */
const isSameAnswer = (
  one: OutsiderDecision | null,
  { user, email }: ApprovalLink,
  { kind, revision, name, note }: LinkAnswer,
): boolean =>
  one?.madeBy === user &&
  one.madeFor === email &&
  one.kind === kind &&
  one.revision === revision &&
  one.name === name &&
  one.note === note

/**
 * Stores the answer of the holder of a link, whose right to it the caller has checked, and tells who made the link.
 *
 * @returns false when the document changed since the holder saw it
 */
export async function decideByLink(
  payload: Payload,
  { link, document: { kind, id }, answer }: { link: ApprovalLink; document: Document; answer: LinkAnswer },
): Promise<boolean> {
  if ((await readNewestRevision(payload, { kind, id })) !== answer.revision) return false
  const document = `${kind}/${id}`
  const { outsider } = reviewOf(await findReviewRow(payload, document))
  if (isSameAnswer(outsider, link, answer)) return true
  const at = new Date().toISOString()
  const isOwnText = await hasWritten(payload, { kind, id }, link.user)
  const decision = { ...answer, madeBy: link.user, madeFor: link.email, isOwnText, at }
  await changeReview(payload, { document, change: (review) => decideAsOutsider(review, decision) })
  const req = await createLocalReq({}, payload)
  const { kind: decided, name, note } = answer
  const target = { collection: kind, id }
  await sendDecision({ req, target, document }, { kind: decided, name, note, at, to: link.user })
  return true
}
