import type { Endpoint, Field } from 'payload'

import { optInStateOf } from '@/features/subscriptions/model/opt-in'
import { isEmailQueued } from '@/lib/email/queue-email'
import { studioMessage } from '@/lib/payload/studio-message'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import { belgianDay } from '@/lib/time/belgian-time'

import { askEnteredConfirmation } from './ask-confirmation'
import { findDemand } from './property-endpoints'

/**
 * `POST /api/demands/:id/confirmation`: the e-mail that requests the confirmation of a search, once more; at most one a
 * day. 409 with the reason for a search that does not wait, or was asked today.
 */
export const sendConfirmation: Omit<Endpoint, 'root'> = {
  path: '/:id/confirmation',
  method: 'post',
  handler: async (req) => {
    const demand = await findDemand(req)
    if (!demand) return Response.json({}, { status: 404 })
    const { payload } = req
    const now = new Date()
    const refuse = (reason: 'notWaiting' | 'sentToday') =>
      Response.json({ message: studioMessage(req, `subscriptions.${reason}`) }, { status: 409 })
    if (optInStateOf(demand) !== 'pending') return refuse('notWaiting')
    const key = `demand:${demand.id}:confirm:${belgianDay(now)}`
    if (await isEmailQueued(payload, key)) return refuse('sentToday')
    await askEnteredConfirmation(payload, demand, { key, at: now })
    // The search is deleted when its link expires.
    const updatedAt = now.toISOString()
    await payload.db.updateOne({ collection: 'demands', id: demand.id, data: { updatedAt } })
    triggerWorker()
    return Response.json({ email: demand.email })
  },
}

/** Whether the search waits for its confirmation, in its form. */
export const confirmationField: Field = {
  name: 'confirmation',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/composition/studio-parts#DemandConfirmation' },
  },
}
