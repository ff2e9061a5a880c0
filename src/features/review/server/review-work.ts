import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'

import { stateOf, type Actor, type ReviewState } from '@/features/review/model/review'
import { isReviewing } from '@/features/review/model/review-settings'
import { getStaffName } from '@/lib/payload/staff-name'
import type { Review as Row } from '@/payload-types'

import { readReviewSettings, reviewOf } from './review-rows'
import { hrefOf, readAs, readTarget, readTitle, revisionIn } from './review-target'

export interface ReviewLine {
  title: string
  href: string
  state: ReviewState
  /** Who asked. */
  by: string | null
  /** ISO moment of the last change. */
  at: string
}

/** The reviews that wait for a member of staff, and the own requests that are not published yet. */
export interface ReviewWork {
  toReview: ReviewLine[]
  requests: ReviewLine[]
}

/** Lines of each list on the dashboard. */
const maxLines = 10

/** Null for a document that is gone, or that the reader may not see. */
async function toLine(req: PayloadRequest, row: Row, language: string): Promise<ReviewLine | null> {
  const target = readTarget(row.document)
  const newest = target && (await readAs(req, target, { draft: true }).catch(() => null))
  if (!newest) return null
  const review = reviewOf(row)
  return {
    title: await readTitle(req, target, language),
    href: hrefOf(target),
    state: stateOf(review, revisionIn(newest)),
    by: await getStaffName(req.payload, row.requestedBy),
    at: row.updatedAt,
  }
}

/** Null while no role needs an approval. */
export async function findReviewWork(
  payload: Payload,
  user: NonNullable<PayloadRequest['user']>,
  { id, role, language }: Actor & { language: string },
): Promise<ReviewWork | null> {
  if (!isReviewing(await readReviewSettings(payload))) return null
  const req = await createLocalReq({ user }, payload)
  const find = async (where: Where): Promise<ReviewLine[]> => {
    const { docs } = await payload.db.find<Row>({
      collection: 'reviews',
      where,
      sort: '-updatedAt',
      limit: maxLines,
      pagination: false,
    })
    const lines = await Promise.all(docs.map((row) => toLine(req, row, language)))
    return lines.filter((line) => line !== null)
  }
  const forReader: Where = { or: [{ requestedUser: { equals: id } }, { requestedRole: { equals: role } }] }
  return {
    toReview: await find({ and: [forReader, { requestedBy: { not_equals: id } }] }),
    requests: await find({ requestedBy: { equals: id } }),
  }
}
