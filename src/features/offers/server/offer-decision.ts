import type { Endpoint } from 'payload'
import { z } from 'zod'

import { hasRole } from '@/lib/payload/access'
import { answerUnreadable, readJsonBody } from '@/lib/payload/read-json-body'
import { triggerWorker } from '@/lib/queue/trigger-worker'

import { transitionOffer } from './transition-offer'

const shape = z.strictObject({ decision: z.enum(['accepted', 'refused']) })

/** `POST /api/leads/:id/offer`: records the seller's decision about an offer. For users who may change the lead. */
export const offerDecision: Omit<Endpoint, 'root'> = {
  path: '/:id/offer',
  method: 'post',
  handler: async (req) => {
    const id = req.routeParams?.id
    if (!hasRole(req.user, 'administrator', 'editor', 'agent') || typeof id !== 'string')
      return Response.json({}, { status: 404 })
    const body = shape.safeParse(await readJsonBody(req))
    if (!body.success) return answerUnreadable(req, 'refusals.nothingChosen')
    // Read with the user's rights: a user who may read a lead may follow it up.
    const lead = await req.payload.findByID({
      collection: 'leads',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
      select: { form: true },
    })
    if (!lead) return Response.json({}, { status: 404 })
    const isTaken = await transitionOffer(req.payload, { id, to: body.data.decision, by: req.user })
    if (isTaken) triggerWorker()
    return Response.json({ ok: isTaken }, { status: isTaken ? 200 : 409 })
  },
}
