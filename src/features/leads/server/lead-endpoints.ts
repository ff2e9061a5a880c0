import type { Endpoint, PayloadRequest, Payload } from 'payload'
import { z } from 'zod'

import { leadStatuses } from '@/features/leads/model/lead-status'
import { hasRole } from '@/lib/payload/access'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import { enqueue } from '@/lib/queue/queue'

import { followUp, mayReadLead, maxAtOnce } from './follow-up'
import { leadColleagues } from './lead-colleagues'
import { readLeadOverview } from './read-lead-overview'
import { recordLeadEvent } from './record-lead-event'
import { exportLeads } from './export-leads'
import { crmQueue, effectsQueue } from './lead-queues'

/**
 * Queues the failed tasks of a lead again. The caller has checked the user's rights.
 *
 * @returns whether any task was queued
 */
async function repeatFailed(payload: Payload, id: string, now: Date): Promise<boolean> {
  const effects = await enqueue(payload, effectsQueue, { id, now, from: { effects: { equals: 'failed' } } })
  const crm = await enqueue(payload, crmQueue, { id, now, from: { crmState: { equals: 'failed' } } })
  return effects || crm
}

type LeadEndpoint = Omit<Endpoint, 'root'>

const id = z.string().min(1).max(40)

const changeShape = z.strictObject({
  ids: z.array(id).min(1).max(maxAtOnce),
  status: z.enum(leadStatuses).optional(),
  assignee: id.nullable().optional(),
  answered: z.boolean().optional(),
})

const noteShape = z.strictObject({ text: z.string().trim().min(1).max(5000) })

const notFound = () => Response.json({}, { status: 404 })
const notUnderstood = () => Response.json({}, { status: 400 })

const worksOnLeads = ({ user }: PayloadRequest) => hasRole(user, 'administrator', 'editor', 'agent')

const idOf = ({ routeParams }: PayloadRequest): string | null =>
  typeof routeParams?.id === 'string' ? routeParams.id : null

/** `GET /api/leads/:id/overview`: the lead as its page shows it. */
const overview: LeadEndpoint = {
  path: '/:id/overview',
  method: 'get',
  handler: async (req) => {
    const lead = idOf(req)
    const overviewOfLead = worksOnLeads(req) && lead ? await readLeadOverview(req, lead) : null
    return overviewOfLead
      ? Response.json(overviewOfLead, { headers: { 'cache-control': 'no-store' } })
      : notFound()
  },
}

/** `POST /api/leads/follow-up`: status, assignee or the mark “answered” of one lead or several. */
const change: LeadEndpoint = {
  path: '/follow-up',
  method: 'post',
  handler: async (req) => {
    if (!worksOnLeads(req)) return notFound()
    const wanted = changeShape.safeParse(await readJsonBody(req))
    if (!wanted.success) return notUnderstood()
    const { ids, answered, ...rest } = wanted.data
    if (rest.assignee && !(await leadColleagues(req)).some((each) => each.id === rest.assignee))
      return notUnderstood()
    const answeredAt = answered ? new Date().toISOString() : null
    const changed = await followUp(req, ids, { ...rest, ...(answered !== undefined && { answeredAt }) })
    return changed.length > 0 ? Response.json({ changed }) : notFound()
  },
}

/** `POST /api/leads/:id/notes`: adds a note in the user's name. */
const note: LeadEndpoint = {
  path: '/:id/notes',
  method: 'post',
  handler: async (req) => {
    const lead = idOf(req)
    if (!worksOnLeads(req) || !lead || !(await mayReadLead(req, lead))) return notFound()
    const wanted = noteShape.safeParse(await readJsonBody(req))
    if (!wanted.success) return notUnderstood()
    await recordLeadEvent(req.payload, { lead, kind: 'note', text: wanted.data.text, by: req.user })
    return Response.json({}, { status: 201 })
  },
}

/** `POST /api/leads/:id/repeat`: repeats the failed tasks of a lead. For editors and administrators. */
const repeat: LeadEndpoint = {
  path: '/:id/repeat',
  method: 'post',
  handler: async (req) => {
    const lead = idOf(req)
    const mayRepeat = hasRole(req.user, 'administrator', 'editor')
    if (!mayRepeat || !lead || !(await mayReadLead(req, lead))) return notFound()
    const isRepeated = await repeatFailed(req.payload, lead, new Date())
    if (isRepeated) triggerWorker()
    return Response.json({}, { status: isRepeated ? 200 : 409 })
  },
}

/** Endpoints of the inbox, below `/api/leads/`. */
export const leadEndpoints: LeadEndpoint[] = [exportLeads, overview, change, note, repeat]
