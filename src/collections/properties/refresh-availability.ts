import type { GlobalAfterChangeHook } from 'payload'

import { searchAvailabilityOf } from '@/lib/property/availability'
import { meaningOfMarquee, type MarqueeMapping } from '@/lib/property/marquee'

/** While the status leaves it open, the ribbon decides; see `availabilityOf`. */
const openStatuses = ['active', 'underOption'] as const

/**
 * Works out again whether properties can be had when the agency gives a ribbon another meaning. Written straight to
 * the database: no texts change, so there is nothing for versions, and a draft must not be published by it.
 */
export const refreshAvailability: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before: MarqueeMapping[] = previousDoc?.marquee ?? []
  const after: MarqueeMapping[] = doc.marquee ?? []
  for (const code of new Set([...before, ...after].map((row) => row.code))) {
    const meaning = meaningOfMarquee(code, after)
    if (meaning === meaningOfMarquee(code, before)) continue
    for (const status of openStatuses)
      await req.payload.db.updateMany({
        collection: 'properties',
        where: { and: [{ marquee: { equals: code } }, { status: { equals: status } }] },
        data: { searchAvailability: searchAvailabilityOf(status, meaning) },
        returning: false,
        req,
      })
  }
  return doc
}
