import type { Endpoint } from 'payload'
import { z } from 'zod'

import { stepOffer } from '@/lib/offers/step-offer'

import { hasRole } from '../access'
import { nudgeWorker } from '../jobs/nudge-worker'

const shape = z.strictObject({ decision: z.enum(['accepted', 'refused']) })

/** `POST /api/leads/:id/offer`: what the seller decided about an offer, noted by whoever may change the lead. */
export const offerDecision: Omit<Endpoint, 'root'> = {
  path: '/:id/offer',
  method: 'post',
  handler: async (req) => {
    const id = req.routeParams?.id
    if (!hasRole(req.user, 'administrator', 'editor', 'agent') || typeof id !== 'string')
      return Response.json({}, { status: 404 })
    const body = shape.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return Response.json({ message: 'A decision is needed' }, { status: 400 })
    // Reading with the rights of the asker: whoever may read a lead may follow it up, and finds no other.
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
    const isTaken = await stepOffer(req.payload, { id, to: body.data.decision, by: req.user })
    if (isTaken) nudgeWorker()
    return Response.json({ ok: isTaken }, { status: isTaken ? 200 : 409 })
  },
}
