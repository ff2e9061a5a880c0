import type { Endpoint, PayloadRequest, Payload } from 'payload'
import { z } from 'zod'

import { leadStatuses } from '@/features/leads/model/lead-status'
import { hasRole } from '@/lib/payload/access'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import { enqueue } from '@/lib/queue/queue'

import { leadColleagues } from './lead-colleagues'
import { readLeadOverview } from './read-lead-overview'
import { recordLeadEvent } from './record-lead-event'
import { exportLeads } from './export-leads'
import { crmQueue, effectsQueue } from './lead-queues'
import { followUpOf, recordLeadChanges, type FollowUp } from './lead-changes'

/** Most leads that one request may change: a page of the inbox. */
const maxAtOnce = 100

async function readAllowed({ payload, user }: PayloadRequest, ids: readonly string[]) {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { id: { in: ids.slice(0, maxAtOnce) } },
    user,
    // A user who may read a lead may follow it up: both access rules are the same.
    overrideAccess: false,
    depth: 0,
    limit: maxAtOnce,
    pagination: false,
    select: { status: true, assignee: true, answeredAt: true },
  })
  return docs
}

const mayReadLead = async (req: PayloadRequest, id: string): Promise<boolean> =>
  (await readAllowed(req, [id])).length > 0

/** An answered lead is no longer new. */
const withConsequences = (before: Record<string, unknown>, change: Partial<FollowUp>): Partial<FollowUp> =>
  change.answeredAt && before.status === 'new' && !change.status
    ? { ...change, status: 'inProgress' }
    : change

/**
 * Changes status, assignee or answer date of leads. Only these columns are written, because saving the whole document
 * would overwrite concurrent writes of the worker or of a visitor's link.
 *
 * @returns the changed leads: those the user may read
 */
async function followUp(
  req: PayloadRequest,
  ids: readonly string[],
  wanted: Partial<FollowUp>,
): Promise<string[]> {
  const { payload, user } = req
  const leads = await readAllowed(req, ids)
  for (const before of leads) {
    const data = withConsequences({ ...before }, wanted)
    await payload.db.updateOne({ collection: 'leads', id: before.id, data })
    const after = { ...followUpOf({ ...before }), ...data }
    await recordLeadChanges(payload, { lead: before.id, before: { ...before }, after }, user)
  }
  return leads.map(({ id }) => id)
}

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
