import type { Payload, PayloadRequest, TypedUser } from 'payload'

import { makePreviewToken, readPreviewToken, type LinkSubject } from '@/features/preview/model/preview-token'
import { nestedRequest } from '@/lib/payload/as-system'
import { deleteWhere } from '@/lib/payload/delete-where'
import { idOf } from '@/lib/values/read-value'

/** A link that still works, as its author sees it. */
export interface SharedLink {
  id: string
  /** ISO moments. */
  createdAt: string
  until: string
  madeBy: string
  /** Whether its holder may answer a review, and the e-mail address that it was made for; empty without one. */
  mayApprove: boolean
  email: string
}

interface NewLink {
  subject: LinkSubject
  title: string
  user: TypedUser
  until: Date
  mayApprove: boolean
  /** Empty for every holder. */
  email: string
}

/** A link that may be opened. */
export interface ValidLink extends Pick<SharedLink, 'id' | 'mayApprove' | 'email'> {
  until: Date
  /** Id of the account that made it. */
  user: string
}

/** Stores a link and returns its token. The caller checked that the user may read the draft. */
export async function makePreviewLink(
  req: PayloadRequest,
  { subject, title, user, until, mayApprove, email }: NewLink,
): Promise<string> {
  const { payload } = req
  const { id } = await payload.create({
    collection: 'previewLinks',
    data: {
      title: title.slice(0, 200),
      kind: subject.kind,
      document: subject.id,
      user: String(user.id),
      until: until.toISOString(),
      mayApprove,
      ...(email !== '' && { email }),
    },
    // Only this endpoint makes links, after the check of the caller.
    overrideAccess: true,
    depth: 0,
    user,
    // The request has the client IP for the log.
    req: nestedRequest(req),
  })
  return makePreviewToken(subject, id, until, payload.secret)
}

/** A link that was not revoked; null when it is invalid, ended, revoked or for another document. */
export async function findLink(
  payload: Payload,
  token: string,
  subject: LinkSubject,
): Promise<ValidLink | null> {
  const claims = readPreviewToken(token, subject, payload.secret)
  if (!claims) return null
  const { docs } = await payload.find({
    collection: 'previewLinks',
    where: { and: [{ id: { equals: claims.link } }, { document: { equals: subject.id } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    // The signature was checked; only what the link allows is read.
    overrideAccess: true,
  })
  const [link] = docs
  if (!link) return null
  const { id, email, mayApprove, user } = link
  return { id, until: claims.until, user: idOf(user), mayApprove: mayApprove === true, email: email ?? '' }
}

/** The links to a document that still work: all for administrators, for others their own. */
export async function findSharedLinks(
  payload: Payload,
  { kind, id }: LinkSubject,
  user: TypedUser,
): Promise<SharedLink[]> {
  const { docs } = await payload.find({
    collection: 'previewLinks',
    where: {
      and: [
        { kind: { equals: kind } },
        { document: { equals: id } },
        { until: { greater_than: new Date().toISOString() } },
      ],
    },
    sort: '-createdAt',
    depth: 1,
    limit: 50,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs.map((link) => ({
    id: link.id,
    createdAt: link.createdAt,
    until: link.until,
    madeBy: typeof link.user === 'object' ? (link.user.name ?? link.user.email) : '',
    mayApprove: link.mayApprove === true,
    email: link.email ?? '',
  }))
}

/** Task of the worker: deletes links that have ended. */
export async function sweepPreviewLinks(payload: Payload, now: Date): Promise<void> {
  await deleteWhere(payload, 'previewLinks', { until: { less_than: now.toISOString() } })
}
