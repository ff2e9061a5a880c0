import type { Payload, PayloadRequest, TypedUser } from 'payload'

import { makePreviewToken, readPreviewToken, type LinkSubject } from '@/features/preview/model/preview-token'
import { nestedRequest } from '@/lib/payload/as-system'
import { deleteWhere } from '@/lib/payload/delete-where'

/** A link that still works, as its author sees it. */
export interface SharedLink {
  id: string
  /** ISO moments. */
  createdAt: string
  until: string
  madeBy: string
}

interface NewLink {
  subject: LinkSubject
  title: string
  user: TypedUser
  until: Date
}

/** Stores a link and returns its token. The caller checked that the user may read the draft. */
export async function makePreviewLink(
  req: PayloadRequest,
  { subject, title, user, until }: NewLink,
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

/** The expiry of a link that was not revoked; null when it is invalid, ended, revoked or for another document. */
export async function findLinkEnd(
  payload: Payload,
  token: string,
  subject: LinkSubject,
): Promise<Date | null> {
  const claims = readPreviewToken(token, subject, payload.secret)
  if (!claims) return null
  const { totalDocs } = await payload.count({
    collection: 'previewLinks',
    where: { and: [{ id: { equals: claims.link } }, { document: { equals: subject.id } }] },
    // The signature was checked; only whether the link still exists is read.
    overrideAccess: true,
  })
  return totalDocs > 0 ? claims.until : null
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
  }))
}

/** Task of the worker: deletes links that have ended. */
export async function sweepPreviewLinks(payload: Payload, now: Date): Promise<void> {
  await deleteWhere(payload, 'previewLinks', { until: { less_than: now.toISOString() } })
}
