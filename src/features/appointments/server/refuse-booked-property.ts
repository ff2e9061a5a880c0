import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { holdsSeat } from '@/features/appointments/model/appointment-state'
import { asSystem } from '@/lib/payload/as-system'
import { collectionSteps } from '@/lib/payload/save-pipeline'
import { studioMessage } from '@/lib/payload/studio-message'
import { belgianDay } from '@/lib/time/belgian-time'

/** Refuses to delete a property with future appointments. */
const refuseBookedProperty: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'appointments',
    where: {
      property: { equals: id },
      ...holdsSeat,
      day: { greater_than_equal: belgianDay(new Date()) },
    },
    ...asSystem(req),
  })
  if (totalDocs === 0) return
  const message = studioMessage(req, 'fields.stillBooked', { count: totalDocs })
  throw new APIError(message, 409, null, true)
}

export const appointmentSteps = collectionSteps({
  refuseBookedProperty: {
    stage: 'guardDeletion',
    reason: 'a property with appointments ahead stays',
    for: ['properties'],
    run: refuseBookedProperty,
  },
})
