import { randomUUID } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { noReview, type Review } from '@/features/review/model/review'
import { approverRoles, reviewedRoles, type ReviewSettings } from '@/features/review/model/review-settings'
import { monthsAfter } from '@/lib/time/belgian-time'
import { claimRow } from '@/lib/queue/claim-row'
import { isOneOf } from '@/lib/values/read-value'
import type { Review as Row } from '@/payload-types'

const collection = 'reviews'

/** Who needs an approval, and what counts as one: settings of administrators, needed for the saves of all. */
export async function readReviewSettings(payload: Payload): Promise<ReviewSettings> {
  const { review } = await payload.findGlobal({
    slug: 'security',
    depth: 0,
    select: { review: true },
    // Only what follows from the settings leaves the server.
    overrideAccess: true,
  })
  return {
    approvers: Object.fromEntries(
      reviewedRoles.map((role) => [
        role,
        (review?.[role] ?? []).filter((each) => isOneOf(approverRoles, each)),
      ]),
    ),
    withReason: review?.withReason ?? [],
    outsidersCount: review?.outsidersCount === true,
  }
}

/** The row of a document; null before anything was asked or said about it. */
export const findReviewRow = (
  payload: Payload,
  document: string,
  req?: PayloadRequest,
): Promise<Row | null> =>
  payload.db.findOne<Row>({ collection, where: { document: { equals: document } }, ...(req && { req }) })

/** Only this file writes the column. */
export const reviewOf = (row: Row | null): Review => (row ? (row.review as unknown as Review) : noReview)

/** How long what was said about a document is kept after the last change of its review, as the log of activities. */
export const reviewMonths = 12

/** Who asked last, until that is published. */
function requesterOf({ decision, events, published, request }: Review): string | null {
  const isOpen = request !== null || (decision !== null && published !== decision.revision)
  return isOpen ? (events.findLast(({ kind }) => kind === 'asked')?.by ?? null) : null
}

/** The columns that follow from a review. */
function columnsOf(review: Review, now: Date) {
  const { request } = review
  const since = monthsAfter(now, -reviewMonths).toISOString()
  return {
    requestedBy: requesterOf(review),
    requestedRole: request?.role ?? null,
    requestedUser: request?.user ?? null,
    review: {
      ...review,
      events: review.events.filter(({ at }) => at >= since),
      outsider: review.outsider && review.outsider.at >= since ? review.outsider : null,
    },
    updatedAt: now.toISOString(),
  }
}

interface Change {
  document: string
  /** Called again when another request changes the review at the same moment. */
  change: (review: Review) => Review
  /** The approved text, when the change approves one. */
  approved?: object
}

/** Changes the review of a document in one atomic step. */
export async function changeReview(
  payload: Payload,
  { document, change, approved }: Change,
  now = new Date(),
): Promise<Review> {
  for (;;) {
    const row = await findReviewRow(payload, document)
    const review = change(reviewOf(row))
    const data = { ...columnsOf(review, now), ...(approved && { approved }) }
    if (row) {
      const due = { changes: { equals: row.changes } }
      const changed = { ...data, changes: row.changes + 1 }
      if (await claimRow(payload, { collection, id: row.id, due, data: changed })) return review
      continue
    }
    const created = await payload.db
      .create({ collection, data: { id: randomUUID(), document, changes: 1, ...data } })
      .catch(async (error: unknown) => {
        // The key is unique: another request may have made the row.
        if (await findReviewRow(payload, document)) return null
        throw error
      })
    if (created) return review
  }
}

/** Deletes what was said about a document that is gone. */
export async function dropReview(payload: Payload, document: string, req: PayloadRequest): Promise<void> {
  await payload.db.deleteMany({ collection, where: { document: { equals: document } }, req })
}

/** Task of the worker: deletes reviews that nothing was added to for long. */
export async function sweepReviews(payload: Payload, now: Date): Promise<void> {
  const where = { updatedAt: { less_than: monthsAfter(now, -reviewMonths).toISOString() } }
  await payload.db.deleteMany({ collection, where })
}
