import type { Payload, Where } from 'payload'

import { logFailures, type RowFailure, forEachRow } from '@/lib/payload/for-each-row'
import { monthsAfter, daysAfter } from '@/lib/time/belgian-time'
import type { Lead, Property } from '@/payload-types'
import { deleteWhere } from '@/lib/payload/delete-where'
import { readPeriods } from '@/features/leads/server/api'
import { tooLate } from '@/lib/email/outbox-queue'
import { redactedEmail } from '@/lib/email/email-address'
import { claimRow } from '@/lib/queue/claim-row'

import { finishErasures } from './erase-again'
import { sweepFiles } from './sweep-files'
import { deleteExpired } from './delete-expired'
import {
  expiredActivities,
  expiredAppointments,
  expiredImportRuns,
  expiredLogIns,
  expiredRegistrations,
  expiredLeads,
  expiredMails,
} from './expired-rows'

const batch = { limit: 200, select: {} }
/** After this time no task checks any more whether an e-mail was sent under its key. */
const keyRetentionDays = 730

const empty = {
  recipient: redactedEmail,
  subject: '–',
  payload: null,
  messageId: null,
  lastError: null,
  requestId: null,
}

/** Without a mail server pending e-mails are not processed: overdue ones are marked as failed here. */
async function endOverdue(payload: Payload, now: Date): Promise<RowFailure[]> {
  const due: Where = {
    and: [{ state: { in: ['pending', 'sending'] } }, { sendUntil: { less_than: now.toISOString() } }],
  }
  const data = { state: 'failed', lastError: tooLate }
  return forEachRow(payload, { collection: 'outbox', where: due, ...batch }, ({ id }) =>
    claimRow(payload, { collection: 'outbox', id, due, data }),
  )
}

/** Removes recipient and content of sent and failed e-mails. Their keys stay, so that none is sent twice. */
async function emptyMails(payload: Payload, now: Date): Promise<RowFailure[]> {
  const overdue = await endOverdue(payload, now)
  const expired = await expiredMails(payload, now)
  const notEmptied = await forEachRow(payload, { ...expired, ...batch }, ({ id }) =>
    payload.db.updateOne({ collection: 'outbox', id, data: empty }),
  )
  const oldKeys: Where = {
    and: [
      { recipient: { equals: redactedEmail } },
      { createdAt: { less_than: daysAfter(now, -keyRetentionDays).toISOString() } },
    ],
  }
  return [
    ...overdue,
    ...notEmptied,
    ...(await deleteExpired(payload, { collection: 'outbox', where: oldKeys })),
  ]
}

const batchSize = 100
/** An application is stored until the letting, but no longer than this. */
const maxApplicationMonths = 12

const isToLet = ({ status }: Property): boolean => status === 'active' || status === 'underOption'

/**
 * Rental applications are stored until some months after the letting, because refused applicants may ask for the
 * reason.
 */
function applicationEnd(lead: Lead, months: number, now: Date): Date {
  const last = monthsAfter(new Date(lead.createdAt), maxApplicationMonths)
  const { property } = lead
  if (!property || typeof property !== 'object') return now
  const end = isToLet(property) ? monthsAfter(now, 1) : monthsAfter(new Date(property.soldAt ?? 0), months)
  return end < last ? end : last
}

/**
 * Deletes leads after their retention date, with their files, history and e-mails; rental applications only some months
 * after the letting.
 */
async function expireLeads(payload: Payload, now: Date): Promise<RowFailure[]> {
  const { monthsOf } = await readPeriods(payload)
  const expired = {
    ...expiredLeads(now),
    depth: 1,
    limit: batchSize,
    sort: 'retentionDate',
    select: { form: true, property: true, createdAt: true },
    populate: { properties: { status: true, soldAt: true } },
  } as const
  return forEachRow<Lead>(payload, expired, async (lead) => {
    const isApplication = lead.form === 'rentalApplication'
    const end = isApplication ? applicationEnd(lead, monthsOf('rentalApplication'), now) : now
    if (end <= now) return deleteWhere(payload, 'leads', { id: { equals: lead.id } })
    const data = { retentionDate: end.toISOString() }
    return payload.db.updateOne({ collection: 'leads', id: lead.id, data })
  })
}

/** Deletes the rows of registrations, appointments, document requests, log-ins, activities and imports whose period is over. */
async function expireRegistrations(payload: Payload, now: Date): Promise<RowFailure[]> {
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

type Step = (payload: Payload, now: Date) => Promise<RowFailure[]>

const steps: readonly Step[] = [expireLeads, expireRegistrations, emptyMails, sweepFiles, finishErasures]

/**
 * Deletes all data whose retention period is over. Neither a failing step nor a failing row prevents the others. Rows
 * that failed are logged in each run; the dashboard counts those that are overdue: see `countOverdue`.
 */
export async function runRetention(payload: Payload, now: Date): Promise<void> {
  const rows: RowFailure[] = []
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      rows.push(...(await step(payload, now)))
    } catch (reason) {
      failures.push(reason)
    }
  }
  logFailures(payload, 'retention', rows)
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be erased in time')
}
