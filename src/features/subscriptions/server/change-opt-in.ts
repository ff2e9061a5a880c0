import type { Payload, Where } from 'payload'

import { claimRow } from '@/lib/queue/claim-row'
import { requestedAgainAt } from '@/features/subscriptions/model/opt-in'
import type { Demand, NewsletterSubscription } from '@/payload-types'

import { indexDemands } from './demand-index/index-demands'
import { optInCollections, type OptInKind } from './opt-in-kinds'

export type OptInRow = Demand | NewsletterSubscription

interface Question {
  kind: OptInKind
  id: string
  now: Date
}

/** The caller checked the signed link of this document. */
export async function findOptIn(payload: Payload, kind: OptInKind, id: string): Promise<OptInRow | null> {
  return payload.findByID({
    collection: optInCollections[kind],
    id,
    depth: 0,
    disableErrors: true,
    // The checked signed link gives access to this document only.
    overrideAccess: true,
  })
}

/** One atomic write decides between concurrent requests; the others have no effect. */
async function change(
  payload: Payload,
  { kind, id }: Question,
  due: Where,
  data: Record<string, unknown>,
): Promise<OptInRow | null> {
  await claimRow(payload, { collection: optInCollections[kind], id, due, data })
  // This write runs no hooks.
  if (kind === 'demand') await indexDemands(payload, [id])
  return findOptIn(payload, kind, id)
}

/** The consent of the latest request; null when that request has been deleted. */
async function findWords(payload: Payload, email: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { and: [{ form: { equals: 'signNewsletter' } }, { 'person.email': { equals: email } }] },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    trash: true,
    select: { consentTextVersion: true },
    // The visitor holds the signed link that was sent to this e-mail address.
    overrideAccess: true,
  })
  return docs[0]?.consentTextVersion ?? null
}

/** Matches a row that has not ended, or that was requested again after its end. */
async function findOpen(payload: Payload, { kind, id }: Question): Promise<{ due: Where; again?: OptInRow }> {
  const due: Where = { endedAt: { exists: false } }
  const row = kind === 'newsletter' ? await findOptIn(payload, kind, id) : null
  const since = row && requestedAgainAt(row)
  return since ? { due: { or: [due, { endedAt: { less_than: since } }] }, again: row } : { due }
}

/** Confirms a pending subscription. An ended one stays ended: a new start needs a new request. */
export async function confirmOptIn(payload: Payload, question: Question): Promise<OptInRow | null> {
  const at = question.now.toISOString()
  const { due, again } = await findOpen(payload, question)
  return change(
    payload,
    question,
    { and: [{ confirmed: { not_equals: true } }, due] },
    {
      confirmed: true,
      confirmedAt: at,
      updatedAt: at,
      ...(again && { endedAt: null, consentTextVersion: await findWords(payload, again.email) }),
    },
  )
}

/** Ends a subscription, confirmed or not. */
export async function endOptIn(payload: Payload, question: Question): Promise<OptInRow | null> {
  const at = question.now.toISOString()
  const { due } = await findOpen(payload, question)
  return change(payload, question, due, { confirmed: false, endedAt: at, updatedAt: at })
}
