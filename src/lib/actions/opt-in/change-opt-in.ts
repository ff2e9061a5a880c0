import type { Payload, Where } from 'payload'

import { claimRow } from '@/lib/cms/jobs/claim-row'
import type { Demand, NewsletterSubscription } from '@/payload-types'

import { optInCollections, type OptInKind } from './opt-in-kinds'

export type OptInRow = Demand | NewsletterSubscription

interface Question {
  kind: OptInKind
  id: string
  now: Date
}

/** Whoever asks holds the signed link of this very document. */
export async function findOptIn(payload: Payload, kind: OptInKind, id: string): Promise<OptInRow | null> {
  return payload.findByID({
    collection: optInCollections[kind],
    id,
    depth: 0,
    disableErrors: true,
    // The signed link was checked: it names this document and nothing else.
    overrideAccess: true,
  })
}

/** One step decides, however many come at once; the others find it done. */
async function change(
  payload: Payload,
  { kind, id }: Question,
  due: Where,
  data: Record<string, unknown>,
): Promise<OptInRow | null> {
  await claimRow(payload, { collection: optInCollections[kind], id, due, data })
  return findOptIn(payload, kind, id)
}

/** Starts what waits for its confirmation. What has ended stays ended: a new start needs a new request. */
export const confirmOptIn = (payload: Payload, question: Question): Promise<OptInRow | null> => {
  const at = question.now.toISOString()
  return change(
    payload,
    question,
    { and: [{ confirmed: { not_equals: true } }, { endedAt: { exists: false } }] },
    { confirmed: true, confirmedAt: at, updatedAt: at },
  )
}

/** Ends it, confirmed or not. */
export const endOptIn = (payload: Payload, question: Question): Promise<OptInRow | null> => {
  const at = question.now.toISOString()
  return change(
    payload,
    question,
    { endedAt: { exists: false } },
    { confirmed: false, endedAt: at, updatedAt: at },
  )
}
