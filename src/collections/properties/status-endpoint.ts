import { APIError } from 'payload'
import { z } from 'zod'

import { goneStatusOf } from '@/features/property/model/availability'
import { setSharedValues } from '@/features/translation/server/set-publication'
import { writingEndpoint } from '@/features/translation/server/translation-request'
import { belgianDay, belgianMoment, isDay } from '@/lib/time/belgian-time'
import { isNotTranslator } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'

const shape = z.object({
  status: z.enum(['active', 'underOption', 'sold', 'rented']),
  /** Of a property that is under option, sold or let: the Belgian day. */
  day: z.string().refine(isDay).optional(),
})

/**
 * `POST /api/properties/:id/status`: the status of a property, with the day it was put under option, sold or let. Visitors see it at once;
 * other changes of a draft stay unpublished.
 *
 * @throws APIError 400 with the reason in the user's language, 403
 */
export const statusEndpoint = writingEndpoint('/:id/status', shape, async (request) => {
  const { req, id, document, body } = request
  if (isNotTranslator({ req }) !== true) throw new APIError(studioMessage(req, 'refusals.changeStatus'), 403)
  const { status } = body
  const isGone = status === 'sold' || status === 'rented'
  const today = belgianDay(new Date())
  const day = body.day ?? today
  if (status !== 'active' && day > today)
    throw new APIError(studioMessage(req, 'propertyStatus.refusals.future'), 400)
  const property = await req.payload.findByID({
    collection: 'properties',
    id,
    depth: 0,
    draft: true,
    select: { goal: true, optionAt: true },
    overrideAccess: false,
    user: req.user,
  })
  if (isGone && status !== goneStatusOf(property.goal))
    throw new APIError(studioMessage(req, `propertyStatus.refusals.${status}`), 400)
  const at = belgianMoment(day, '12:00').toISOString()
  // What is sold keeps the day it was put under option; what is available again does not.
  const optionAt = status === 'underOption' ? at : isGone ? (property.optionAt ?? null) : null
  await setSharedValues(request, document, { status, optionAt, soldAt: isGone ? at : null })
  return {}
})
