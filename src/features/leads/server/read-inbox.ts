import type { PayloadRequest, TypedUser, Where } from 'payload'

import { formKinds, type FormKind } from '@/features/submissions/model/form-kinds'
import type { InboxFilters } from '@/features/leads/model/inbox-filters'
import { leadStatuses, type LeadStatus } from '@/features/leads/model/lead-status'
import type { Lead } from '@/payload-types'
import { relatedId } from '@/lib/values/read-value'

import { inboxWhere } from './inbox-query'
import { leadColleagues } from './lead-colleagues'

export const inboxPageSize = 25

/** The user and the filters. */
export type InboxViewer = Pick<PayloadRequest, 'payload'> & { user: TypedUser }

export interface InboxRow {
  id: string
  subject: string
  form: FormKind
  status: LeadStatus
  person: string
  email: string | null
  property: { label: string; href: string } | null
  assignee: string | null
  answered: boolean
  receivedAt: string
}

export interface Inbox {
  rows: InboxRow[]
  total: number
  page: number
  pages: number
  /** Counts by status and by form, with the other filters applied. */
  statuses: Record<LeadStatus | 'all', number>
  forms: { kind: FormKind; count: number }[]
  colleagues: { id: string; name: string }[]
}

function propertyOf({ property }: Lead): InboxRow['property'] {
  if (!property || typeof property !== 'object') return null
  return { label: `Ref. ${property.ref}`, href: `/admin/collections/properties/${property.id}/` }
}

const rowOf = (lead: Lead): InboxRow => ({
  id: lead.id,
  subject: lead.subject,
  form: lead.form,
  status: lead.status,
  person: [lead.person?.firstName, lead.person?.lastName].filter(Boolean).join(' '),
  email: lead.person?.email ?? null,
  property: propertyOf(lead),
  assignee: relatedId(lead.assignee),
  answered: Boolean(lead.answeredAt),
  receivedAt: lead.createdAt,
})

async function count({ payload, user }: InboxViewer, where: Where): Promise<number> {
  return (await payload.count({ collection: 'leads', where, user, overrideAccess: false })).totalDocs
}

async function countStatuses(viewer: InboxViewer, filters: InboxFilters): Promise<Inbox['statuses']> {
  const numbers = await Promise.all(
    leadStatuses.map((status) => count(viewer, inboxWhere({ ...filters, status }, viewer.user.id))),
  )
  const byStatus = Object.fromEntries(leadStatuses.map((status, index) => [status, numbers[index] ?? 0]))
  // The keys come from the list of statuses, so every status has a count.
  return { ...(byStatus as Record<LeadStatus, number>), all: numbers.reduce((sum, each) => sum + each, 0) }
}

async function countForms(viewer: InboxViewer, filters: InboxFilters): Promise<Inbox['forms']> {
  const counted = await Promise.all(
    formKinds.map(async (kind) => ({
      kind,
      count: await count(viewer, inboxWhere({ ...filters, form: kind }, viewer.user.id)),
    })),
  )
  return counted.filter(({ kind, count: leadCount }) => leadCount > 0 || kind === filters.form)
}

/** A page of the inbox with its counts, read with the user's rights. */
export async function readInbox(viewer: InboxViewer, filters: InboxFilters): Promise<Inbox> {
  const { payload, user } = viewer
  const [page, statuses, forms, colleagues] = await Promise.all([
    payload.find({
      collection: 'leads',
      where: inboxWhere(filters, user.id),
      user,
      overrideAccess: false,
      depth: 1,
      limit: inboxPageSize,
      page: filters.page,
      sort: '-createdAt',
      populate: { properties: { ref: true }, users: { name: true } },
    }),
    countStatuses(viewer, filters),
    countForms(viewer, filters),
    leadColleagues(viewer),
  ])
  return {
    rows: page.docs.map(rowOf),
    total: page.totalDocs,
    page: filters.page,
    pages: page.totalPages,
    statuses,
    forms,
    colleagues,
  }
}
