import type { CollectionSlug, Payload, Where } from 'payload'

import { readPeriods } from '@/features/leads/server/api'
import { readLogInDays } from '@/features/sign-in/server/api'
import { redactedEmail } from '@/lib/email/email-address'
import { activityMonths } from '@/lib/payload/activities/activity-kinds'
import { belgianDay, daysAfter, monthsAfter } from '@/lib/time/belgian-time'

const before = (field: string, moment: Date): Where => ({ [field]: { less_than: moment.toISOString() } })

/** Rows of a collection whose retention period is over. */
interface ExpiredRows {
  collection: CollectionSlug
  where: Where
}

/**
 * Registered searches and newsletter rows that were never confirmed, or whose proof of consent is no longer needed, and
 * searches of people without any contact for long; accounts of subscribers without a log-in for as long.
 */
export async function expiredRegistrations(payload: Payload, now: Date): Promise<ExpiredRows[]> {
  const { monthsOf, unconfirmedDays, consentMonths } = await readPeriods(payload)
  const ended = before('endedAt', monthsAfter(now, -consentMonths))
  const unconfirmed: Where[] = [
    { confirmed: { not_equals: true } },
    // An ended row is the proof of a consent and has a separate period.
    { endedAt: { exists: false } },
    before('updatedAt', daysAfter(now, -unconfirmedDays)),
  ]
  const silent = before('updatedAt', monthsAfter(now, -monthsOf('demandRegister')))
  // A search entered by staff needs no confirmation: only those from the form expire without one.
  const neverConfirmed: Where = { and: [...unconfirmed, { originKey: { exists: true } }] }
  const unused = monthsAfter(now, -monthsOf('demandRegister'))
  // Its searches have the period of searches.
  const neverSignedIn = { and: [{ lastSignInAt: { exists: false } }, before('createdAt', unused)] }
  return [
    { collection: 'subscribers', where: { or: [before('lastSignInAt', unused), neverSignedIn] } },
    { collection: 'demands', where: { or: [ended, silent, neverConfirmed] } },
    { collection: 'newsletterSubscriptions', where: { or: [ended, { and: unconfirmed }] } },
  ]
}

/** Appointments long past, and old document requests. */
export async function expiredAppointments(payload: Payload, now: Date): Promise<ExpiredRows[]> {
  const { monthsOf } = await readPeriods(payload)
  const lastDay = belgianDay(monthsAfter(now, -monthsOf('contactAppointment')))
  const beforeLimit = before('createdAt', monthsAfter(now, -monthsOf('documentRequest')))
  return [
    { collection: 'appointments', where: { day: { less_than: lastDay } } },
    { collection: 'documentRequests', where: beforeLimit },
  ]
}

/** Leads after their retention date. Applications among them may be stored for longer: see `run-retention.ts`. */
export const expiredLeads = (now: Date): ExpiredRows => ({
  collection: 'leads',
  where: { retentionDate: { less_than_equal: now.toISOString() } },
})

/** Sent and failed e-mails that still have their recipient and content. */
export async function expiredMails(payload: Payload, now: Date): Promise<ExpiredRows> {
  const { mailDays } = await readPeriods(payload)
  return {
    collection: 'outbox',
    where: {
      and: [
        { state: { in: ['sent', 'failed'] } },
        before('createdAt', daysAfter(now, -mailDays)),
        { recipient: { not_equals: redactedEmail } },
      ],
    },
  }
}

/** Log-ins of staff that have been stored long enough. */
export async function expiredLogIns(payload: Payload, now: Date): Promise<ExpiredRows> {
  const days = await readLogInDays(payload)
  return { collection: 'logInEvents', where: before('createdAt', daysAfter(now, -days)) }
}

/** What staff did, once it has been stored long enough. */
export const expiredActivities = (now: Date): ExpiredRows => ({
  collection: 'activities',
  where: before('createdAt', monthsAfter(now, -activityMonths)),
})

/** How long the log of imports is stored. */
const importRunMonths = 12

/** Runs of imports that have been stored long enough. */
export const expiredImportRuns = (now: Date): ExpiredRows => ({
  collection: 'importRuns',
  where: before('startedAt', monthsAfter(now, -importRunMonths)),
})
