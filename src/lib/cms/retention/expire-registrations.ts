import type { Payload, Where } from 'payload'

import { brusselsDay } from '@/lib/appointments/brussels-time'
import { daysBefore, monthsAfter } from '@/lib/leads/months-after'

import { deleteBatch } from './delete-batch'
import { readPeriods } from './read-periods'

const before = (field: string, moment: Date): Where => ({ [field]: { less_than: moment.toISOString() } })

/**
 * Deletes registered searches and newsletter addresses that were never confirmed, whose proof of consent need no longer
 * be kept, or, for searches, of whose people nothing was heard for long.
 */
export async function expireRegistrations(payload: Payload, now: Date): Promise<void> {
  const { monthsOf, unconfirmedDays, consentMonths } = await readPeriods(payload)
  const ended = before('endedAt', monthsAfter(now, -consentMonths))
  const unconfirmed: Where[] = [
    { confirmed: { not_equals: true } },
    // What has ended is the proof of a consent and has its own period.
    { endedAt: { exists: false } },
    before('updatedAt', daysBefore(now, unconfirmedDays)),
  ]
  const silent = before('updatedAt', monthsAfter(now, -monthsOf('demandRegister')))
  // A search that staff wrote down was never to be confirmed: only those from the form end for that.
  const demands = { or: [ended, silent, { and: [...unconfirmed, { originKey: { exists: true } }] }] }
  await deleteBatch(payload, 'demands', demands)
  await deleteBatch(payload, 'newsletterSubscriptions', { or: [ended, { and: unconfirmed }] })
}

/** Deletes appointments long past, and what an address asked for of documents. */
export async function expireAppointments(payload: Payload, now: Date): Promise<void> {
  const { monthsOf } = await readPeriods(payload)
  const lastDay = brusselsDay(monthsAfter(now, -monthsOf('contactAppointment')))
  await deleteBatch(payload, 'appointments', { day: { less_than: lastDay } })
  const asked = before('createdAt', monthsAfter(now, -monthsOf('documentRequest')))
  await deleteBatch(payload, 'documentRequests', asked)
}
