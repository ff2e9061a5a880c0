import type { PayloadRequest } from 'payload'

import { hasRole } from '@/lib/payload/access'
import { relatedId } from '@/lib/values/read-value'

/** The property of a visit booked by staff, and its agent: the booking agent, or else the agent of the property. */
export async function bookingProperty(
  { payload, user }: PayloadRequest,
  ref: number,
): Promise<{ property: string; agent?: string } | null> {
  const { docs } = await payload.find({
    collection: 'properties',
    depth: 0,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    select: { agent: true },
    user,
    where: { ref: { equals: ref } },
  })
  const [property] = docs
  if (!property) return null
  const ownAgent = user && hasRole(user, 'agent') && 'agent' in user ? relatedId(user.agent) : null
  const agent = ownAgent ?? relatedId(property.agent)
  return { property: property.id, ...(agent && { agent }) }
}
