import type { Endpoint, PayloadRequest, TypedUser } from 'payload'

import { readInboxFilters, type InboxFilters } from '@/features/leads/model/inbox-filters'

import { inPages } from '@/lib/payload/in-pages'
import { hasRole } from '@/lib/payload/access'
import { csvResponse, csvStream } from '@/lib/values/csv'
import { belgianDay } from '@/lib/time/belgian-time'
import { forReader } from '@/lib/payload/reader-language'
import { answerRows } from './answer-rows'
import { inboxWhere } from './inbox-query'
import { leadColumns, type ExportedLead } from './lead-columns'
import { studioLocale } from './read-lead-overview'
import { recordLeadEvent } from './record-lead-event'

const batchSize = 100

interface Question {
  req: PayloadRequest
  user: TypedUser
  filters: InboxFilters
  now: Date
}

/** Records in the history of a lead, once a day and user, that its data was exported. */
async function recordExport({ req, user, now }: Question, lead: string): Promise<void> {
  const key = `exported:${lead}:${user.id}:${belgianDay(now)}`
  await recordLeadEvent(req.payload, { lead, kind: 'exported', by: user, key })
}

/** The leads page by page, with the rights of the user. */
async function* batchesOf(question: Question): AsyncGenerator<ExportedLead[]> {
  const { req, user, filters, now } = question
  const locale = studioLocale(req)
  const condition = {
    and: [inboxWhere(filters, user.id), { createdAt: { less_than_equal: now.toISOString() } }],
  }
  const pages = inPages((page) =>
    req.payload.find({
      collection: 'leads',
      where: condition,
      user,
      page,
      locale,
      overrideAccess: false,
      depth: 1,
      limit: batchSize,
      sort: ['-createdAt', 'id'],
      ...forReader(locale),
    }),
  )
  for await (const docs of pages) {
    yield await Promise.all(
      docs.map(async (lead) => ({
        lead,
        answers: await answerRows(req.payload, lead.form, lead.answers, locale),
      })),
    )
    for (const { id } of docs) await recordExport(question, id)
  }
}

/** `GET /api/leads/export`: the leads of the filtered inbox as a CSV file, for staff who work on leads. */
export const exportLeads: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const { user } = req
    if (!user || !hasRole(user, 'administrator', 'editor', 'agent'))
      return Response.json({ errors: [] }, { status: 403 })
    const now = new Date()
    const filters = readInboxFilters(req.query)
    const columns = leadColumns(req.payload, filters.form, studioLocale(req))
    const body = csvStream(columns, batchesOf({ req, user, filters, now }))
    return csvResponse(body, `perron-leads-${belgianDay(now)}.csv`)
  },
}
