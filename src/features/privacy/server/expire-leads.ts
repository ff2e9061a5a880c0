import type { Payload } from 'payload'

import { monthsAfter } from '@/lib/time/belgian-time'
import type { Lead, Property } from '@/payload-types'

import { deleteWhere } from '@/lib/payload/delete-where'
import { forEachRow, type RowFailure } from '@/lib/payload/for-each-row'
import { readPeriods } from '@/features/leads/server/api'

import { expiredLeads } from './expired-rows'

const batchSize = 100
/** An application is kept until the letting, but no longer than this. */
const maxApplicationMonths = 12

const isToLet = ({ status }: Property): boolean => status === 'active' || status === 'underOption'

/**
 * Rental applications are kept until some months after the letting, because refused applicants may ask for the
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
export async function expireLeads(payload: Payload, now: Date): Promise<RowFailure[]> {
  const { monthsOf } = await readPeriods(payload)
  const expired = {
    ...expiredLeads(now),
    ...{ depth: 1, limit: batchSize, sort: 'retentionDate' },
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
