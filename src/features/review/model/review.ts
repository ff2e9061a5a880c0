import type { StaffRole } from '@/lib/payload/access'

import { approversOf, type ApproverRole, type ReviewSettings } from './review-settings'

export interface Actor {
  id: string
  role: StaffRole
}

/** What everything that happens in a review has: the revision it is about, the words, and the ISO moment. */
interface Statement {
  revision: number
  note: string
  at: string
}

export interface ReviewRequest extends Statement {
  by: Actor
  /** Who is asked: a role, or one colleague. */
  role: ApproverRole | null
  user: string | null
}

export const decisions = ['approved', 'changesWanted'] as const
export type DecisionKind = (typeof decisions)[number]

interface StaffDecision extends Statement {
  kind: DecisionKind
  by: Actor
}

/** The answer of a person without an account, who had a link. */
export interface OutsiderDecision extends Statement {
  kind: DecisionKind
  /** As typed. */
  name: string
  /** Id of who made the link, and the e-mail address it was made for; empty without one. */
  madeBy: string
  madeFor: string
  /** Whether who made the link wrote some of what was not online yet. */
  isOwnText: boolean
}

export type EventKind =
  | 'asked'
  | 'withdrawn'
  | DecisionKind
  | 'outsiderApproved'
  | 'outsiderChangesWanted'
  | 'reason'
  | 'published'

export interface ReviewEvent extends Statement {
  kind: EventKind
  /** Id of the member of staff; of an outsider, of who made the link. */
  by: string
  /** Of an outsider, as typed. */
  name?: string
}

/** The review of one document or of settings. */
export interface Review {
  request: ReviewRequest | null
  decision: StaffDecision | null
  outsider: OutsiderDecision | null
  /** The revision that was published last. */
  published: number | null
  /** What happened, the oldest first. */
  events: readonly ReviewEvent[]
}

export const noReview: Review = { request: null, decision: null, outsider: null, published: null, events: [] }

export const reviewStates = ['none', 'asked', 'approved', 'changesWanted', 'changed'] as const
/** `changed`: approved, and changed since. */
export type ReviewState = (typeof reviewStates)[number]

/** What the review means for the newest revision. */
export function stateOf({ request, decision, published }: Review, revision: number): ReviewState {
  if (request) return 'asked'
  if (!decision || published === revision) return 'none'
  if (decision.kind === 'changesWanted') return 'changesWanted'
  return decision.revision === revision ? 'approved' : 'changed'
}

/** Events that are kept, at most. */
const maxEvents = 100

const withEvent = (review: Review, event: ReviewEvent): Review => ({
  ...review,
  events: [...review.events, event].slice(-maxEvents),
})

/** A request replaces the one before, and the decision about it. */
export const askFor = (review: Review, request: ReviewRequest): Review => {
  const { by, revision, note, at } = request
  return withEvent({ ...review, request, decision: null }, { kind: 'asked', by: by.id, revision, note, at })
}

/** Whether someone may take the request back: who asked, and administrators. */
export const mayWithdraw = ({ request }: Review, { id, role }: Actor): boolean =>
  request !== null && (request.by.id === id || role === 'administrator')

export const withdraw = (review: Review, by: Actor, at: string): Review => {
  const { request } = review
  if (!request) return review
  return withEvent(
    { ...review, request: null },
    { kind: 'withdrawn', by: by.id, revision: request.revision, note: '', at },
  )
}

/** Whether someone may decide about the request: a role that may approve for who asked, and never who asked. */
export const mayDecide = (settings: ReviewSettings, { request }: Review, { id, role }: Actor): boolean =>
  request !== null &&
  request.by.id !== id &&
  approversOf(settings, request.by.role).some((approver) => approver === role)

export const decide = (review: Review, decision: StaffDecision): Review => {
  const { kind, by, revision, note, at } = decision
  return withEvent({ ...review, request: null, decision }, { kind, by: by.id, revision, note, at })
}

/** An outsider's answer is stored beside that of staff, and leaves a request open. */
export const decideAsOutsider = (review: Review, outsider: OutsiderDecision): Review => {
  const { kind, madeBy: by, name, revision, note, at } = outsider
  const eventKind = kind === 'approved' ? 'outsiderApproved' : 'outsiderChangesWanted'
  return withEvent({ ...review, outsider }, { kind: eventKind, by, name, revision, note, at })
}

/** Whether an account requested an approval since the last publication. */
function hasRequested({ events }: Review, id: string): boolean {
  const published = events.findLastIndex(({ kind }) => kind === 'published')
  return events.slice(published + 1).some(({ by, kind }) => kind === 'asked' && by === id)
}

/**
 * Whether an outsider's approval is not one that a member of staff gave to their own text through a link of their own.
 * A code by e-mail says that another person answered.
 */
const isByOther = (review: Review, publisher: string): boolean => {
  const { outsider } = review
  if (!outsider) return false
  const { isOwnText, madeBy, madeFor } = outsider
  return madeFor !== '' || !(isOwnText || madeBy === publisher || hasRequested(review, madeBy))
}

const approves = (statement: { kind: DecisionKind; revision: number } | null, revision: number): boolean =>
  statement?.kind === 'approved' && statement.revision === revision

/** Whether the revision has an approval that is enough for who publishes. */
export function isApproved(
  settings: ReviewSettings,
  review: Review,
  { id, role }: Actor,
  revision: number,
): boolean {
  const { decision, outsider } = review
  const byStaff =
    approves(decision, revision) &&
    decision?.by.id !== id &&
    approversOf(settings, role).some((approver) => approver === decision?.by.role)
  return byStaff || (settings.outsidersCount && approves(outsider, revision) && isByOther(review, id))
}

/** Shortest reason, in characters. */
export const minReason = 10
export const maxNote = 2000

/** A publication that is about to happen. */
export interface Publication {
  by: Actor
  /** The revision that it is based on; null for a document that is stored for the first time. */
  revision: number | null
  /** Whether it changes what that revision says. */
  isChanged: boolean
  reason: string
}

/**
 * Why a publication is refused. `ownLink`: an outsider approved by a link without a code of who wrote the text, requested
 * the approval or publishes.
 */
export type PublicationRefusal = 'unapproved' | 'ownLink' | 'giveReason' | 'shortReason'

/** Whether a publication may happen, and whether only for its reason. */
export function checkPublication(
  settings: ReviewSettings,
  review: Review,
  { by, revision, isChanged, reason }: Publication,
): { refusal: PublicationRefusal | null; usesReason: boolean } {
  const isFree = approversOf(settings, by.role).length === 0
  const hasApproval = revision !== null && !isChanged && isApproved(settings, review, by, revision)
  if (isFree || hasApproval) return { refusal: null, usesReason: false }
  // What is stored for the first time has no id yet under which a reason could be kept.
  if (revision === null || !settings.withReason.includes(by.role)) {
    const isOwnLink = settings.outsidersCount && !isChanged && approves(review.outsider, revision ?? 0)
    return { refusal: isOwnLink ? 'ownLink' : 'unapproved', usesReason: false }
  }
  const { length } = reason.trim()
  if (length >= minReason) return { refusal: null, usesReason: true }
  return { refusal: length > 0 ? 'shortReason' : 'giveReason', usesReason: false }
}

/** Writes down why something is published without an approval. Stored before the publication. */
export const noteReason = (review: Review, { by, revision, reason }: Publication, at: string): Review =>
  withEvent(review, { kind: 'reason', by: by.id, revision: revision ?? 0, note: reason.trim(), at })

/**
 * The revision has a new number and the same content, such as after a save that changed nothing: what was said of it
 * applies to the new one.
 */
export function renumber(review: Review, from: number, to: number): Review {
  const follow = <S extends Statement>(statement: S | null): S | null =>
    statement?.revision === from ? { ...statement, revision: to } : statement
  return {
    ...review,
    request: follow(review.request),
    decision: follow(review.decision),
    outsider: follow(review.outsider),
    published: review.published === from ? to : review.published,
  }
}

/** The revision is online: nothing is asked any more. */
export const notePublished = (review: Review, by: Actor, revision: number, at: string): Review =>
  withEvent(
    { ...review, request: null, published: revision },
    { kind: 'published', by: by.id, revision, note: '', at },
  )
