import type { CollectionSlug, Payload } from 'payload'

import { daysAfter } from '@/lib/time/belgian-time'

import {
  expiredActivities,
  expiredAppointments,
  expiredImportRuns,
  expiredLeads,
  expiredLogIns,
  expiredMails,
  expiredRegistrations,
} from './expired-rows'

/** Retention runs every quarter of an hour; after a day without success a person has to look. */
const graceDays = 1

export interface Overdue {
  collection: CollectionSlug
  count: number
}

/**
 * Rows that should have been deleted a day ago and are still there, by collection: they cannot be deleted, or the worker
 * does not run. Collections without any are left out.
 */
export async function countOverdue(payload: Payload, now: Date): Promise<Overdue[]> {
  const then = daysAfter(now, -graceDays)
  const all = [
    expiredLeads(then),
    ...(await expiredRegistrations(payload, then)),
    ...(await expiredAppointments(payload, then)),
    await expiredMails(payload, then),
    await expiredLogIns(payload, then),
    expiredImportRuns(then),
    expiredActivities(then),
  ]
  const counts = await Promise.all(
    all.map(async ({ collection, where }) => {
      // Only the number is read, for administrators and editors.
      const { totalDocs } = await payload.count({ collection, where, overrideAccess: true, trash: true })
      return { collection, count: totalDocs }
    }),
  )
  return counts.filter(({ count }) => count > 0)
}
