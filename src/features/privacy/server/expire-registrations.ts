import type { Payload } from 'payload'

import type { RowFailure } from '@/lib/payload/for-each-row'

import { deleteExpired } from './delete-expired'
import {
  expiredActivities,
  expiredAppointments,
  expiredImportRuns,
  expiredLogIns,
  expiredRegistrations,
} from './expired-rows'

/** Deletes the rows of registrations, appointments, document requests, log-ins, activities and imports whose period is over. */
export async function expireRegistrations(payload: Payload, now: Date): Promise<RowFailure[]> {
  const failures: RowFailure[] = []
  const expired = [
    ...(await expiredRegistrations(payload, now)),
    ...(await expiredAppointments(payload, now)),
    await expiredLogIns(payload, now),
    expiredImportRuns(now),
    expiredActivities(now),
  ]
  for (const rows of expired) failures.push(...(await deleteExpired(payload, rows)))
  return failures
}
