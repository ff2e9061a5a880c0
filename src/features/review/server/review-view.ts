import type { PayloadRequest } from 'payload'

import {
  isApproved,
  mayDecide,
  mayWithdraw,
  stateOf,
  type Actor,
  type Review,
} from '@/features/review/model/review'
import { approversOf, type ReviewSettings } from '@/features/review/model/review-settings'
import type { ReviewChoices, ReviewView } from '@/features/review/model/review-view'
import { staffRole } from '@/lib/payload/access'

type Names = ReadonlyMap<string, string>

/** Names of colleagues, for members of staff, as in the notice of who has a document open. */
async function readNames(
  req: PayloadRequest,
  { decision, events, outsider, request }: Review,
): Promise<Names> {
  const ids = [
    ...events.map(({ by }) => by),
    request?.by.id,
    request?.user,
    decision?.by.id,
    outsider?.madeBy,
  ].filter((id) => typeof id === 'string')
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    select: { name: true },
    depth: 0,
    pagination: false,
    // Only the names leave this function.
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

/** Whom someone may ask: the roles that approve for theirs, and the colleagues with these. */
export async function readChoices(
  req: PayloadRequest,
  settings: ReviewSettings,
  { id, role }: Actor,
): Promise<ReviewChoices | null> {
  const roles = approversOf(settings, role)
  if (roles.length === 0) return null
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { in: [...roles] } }, { id: { not_equals: id } }] },
    select: { name: true, role: true },
    sort: 'name',
    depth: 0,
    limit: 100,
    pagination: false,
    // Names and roles of colleagues who may be asked.
    overrideAccess: true,
  })
  const people = docs.flatMap((user) => {
    const roleOfUser = staffRole({ ...user, collection: 'users' } as PayloadRequest['user'])
    return roleOfUser ? [{ id: user.id, name: user.name, role: roleOfUser }] : []
  })
  return { roles, people }
}

interface Shown {
  req: PayloadRequest
  settings: ReviewSettings
  review: Review
  reader: Actor
  /** The newest revision. */
  revision: number
}

/** The review of a document as its reader sees it. */
export async function toReviewView({ req, settings, review, reader, revision }: Shown): Promise<ReviewView> {
  const names = await readNames(req, review)
  const { decision, events, outsider, request } = review
  const nameOf = (id: string | null): string | null => (id === null ? null : (names.get(id) ?? null))
  const isFree = approversOf(settings, reader.role).length === 0
  return {
    state: stateOf(review, revision),
    revision,
    request: request && {
      by: nameOf(request.by.id),
      note: request.note,
      at: request.at,
      to: nameOf(request.user),
      role: request.role,
    },
    decision: decision && {
      kind: decision.kind,
      by: nameOf(decision.by.id),
      note: decision.note,
      at: decision.at,
    },
    outsider: outsider && {
      kind: outsider.kind,
      by: nameOf(outsider.madeBy),
      note: outsider.note,
      at: outsider.at,
      name: outsider.name,
      madeFor: outsider.madeFor,
      isCurrent: outsider.revision === revision,
    },
    events: events
      .map(({ at, by, kind, name = null, note }) => ({ kind, by: nameOf(by), note, at, name }))
      .toReversed(),
    choices: await readChoices(req, settings, reader),
    mayDecide: mayDecide(settings, review, reader),
    mayWithdraw: mayWithdraw(review, reader),
    needsApproval: !isFree && !isApproved(settings, review, reader, revision),
    mayGiveReason: settings.withReason.includes(reader.role),
  }
}
