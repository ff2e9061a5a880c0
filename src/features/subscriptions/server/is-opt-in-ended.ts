import type { Payload, Where } from 'payload'

import type { Lead } from '@/payload-types'

import { optInCollections, type OptInKind } from './opt-in-kinds'

async function hasRow(payload: Payload, kind: OptInKind, where: Where): Promise<boolean> {
  const collection = optInCollections[kind]
  // Only whether the row exists is read; the visitor's answer is the same in both cases (P11).
  return (await payload.count({ collection, where, overrideAccess: true })).totalDocs > 0
}

/** Whether the registered search of a stored submission has been ended. */
export const isDemandEnded = (payload: Payload, { id }: Lead): Promise<boolean> =>
  hasRow(payload, 'demand', { originKey: { equals: id }, endedAt: { exists: true } })

/** Whether the newsletter was ended for the e-mail address after this submission. */
export const isNewsletterEnded = async (payload: Payload, { person, createdAt }: Lead): Promise<boolean> =>
  hasRow(payload, 'newsletter', {
    email: { equals: person?.email?.toLowerCase() },
    endedAt: { greater_than: createdAt },
  })
