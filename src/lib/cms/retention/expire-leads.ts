import type { Payload } from 'payload'

import { monthsAfter } from '@/lib/leads/months-after'
import type { Lead, Property } from '@/payload-types'

import { deleteWhere } from '../delete-where'
import { readPeriods } from './read-periods'

const batchSize = 100
/** An application is kept while the home is to let, but no longer than this. */
const longestApplicationMonths = 12

const isToLet = ({ status }: Property): boolean => status === 'active' || status === 'underOption'

/** Applicants are kept until some months after the letting, as somebody who was turned down may ask why. */
function applicationEnd(lead: Lead, months: number, now: Date): Date {
  const last = monthsAfter(new Date(lead.createdAt), longestApplicationMonths)
  const { property } = lead
  if (!property || typeof property !== 'object') return now
  const end = isToLet(property) ? monthsAfter(now, 1) : monthsAfter(new Date(property.soldAt ?? 0), months)
  return end < last ? end : last
}

/**
 * Deletes leads whose time is over, with their files, history and mails; rental applications only when the home has been
 * let for long enough.
 */
export async function expireLeads(payload: Payload, now: Date): Promise<void> {
  const { monthsOf } = await readPeriods(payload)
  const { docs } = await payload.find({
    collection: 'leads',
    where: { retentionDate: { less_than_equal: now.toISOString() } },
    depth: 1,
    limit: batchSize,
    pagination: false,
    sort: 'retentionDate',
    select: { form: true, property: true, createdAt: true },
    populate: { properties: { status: true, soldAt: true } },
    // Asked by the clock, for nobody: what is read decides what goes.
    overrideAccess: true,
  })
  for (const lead of docs) {
    const isApplication = lead.form === 'rentalApplication'
    // Read with fewer fields than a whole lead has; these are the ones that count.
    const end = isApplication ? applicationEnd(lead as Lead, monthsOf('rentalApplication'), now) : now
    if (end > now)
      await payload.db.updateOne({
        collection: 'leads',
        id: lead.id,
        data: { retentionDate: end.toISOString() },
      })
    else await deleteWhere(payload, 'leads', { id: { equals: lead.id } })
  }
}
