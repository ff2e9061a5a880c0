import type { GlobalAfterChangeHook, Where } from 'payload'

import { toSearchAvailability } from '@/features/property/model/availability'
import { meaningOfMarquee, type MarqueeMapping } from '@/features/property/model/marquee'

/** With this status the ribbon decides; see `toAvailability`. */
const openStatuses = ['active', 'underOption'] as const

/**
 * Computes the availability of properties, and the day they were sold or let, again when the agency gives a ribbon another
 * meaning. Writes directly to
 * the database: no texts change, so no version is created, and a draft is not published by it.
 */
export const refreshAvailability: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before: MarqueeMapping[] = previousDoc?.marquee ?? []
  const after: MarqueeMapping[] = doc.marquee ?? []
  for (const code of new Set([...before, ...after].map((row) => row.code))) {
    const meaning = meaningOfMarquee(code, after)
    if (meaning === meaningOfMarquee(code, before)) continue
    for (const status of openStatuses) {
      const searchAvailability = toSearchAvailability(status, meaning)
      const update = (where: Where, data: Record<string, unknown>) =>
        req.payload.db.updateMany({
          collection: 'properties',
          where: { and: [{ marquee: { equals: code } }, { status: { equals: status } }, where] },
          data,
          returning: false,
          req,
        })
      await update({}, { searchAvailability })
      const wasGone = toSearchAvailability(status, meaningOfMarquee(code, before)) === 'gone'
      if (searchAvailability !== 'gone') await update({ soldAt: { exists: true } }, { soldAt: null })
      else if (!wasGone)
        await update(
          { and: [{ soldAt: { exists: false } }, { _status: { equals: 'published' } }] },
          { soldAt: new Date().toISOString() },
        )
    }
  }
  return doc
}
