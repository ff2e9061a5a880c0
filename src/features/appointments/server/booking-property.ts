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
  const [found] = docs
  if (!found) return null
  const own = user && hasRole(user, 'agent') && 'agent' in user ? relatedId(user.agent) : null
  const agent = own ?? relatedId(found.agent)
  return { property: found.id, ...(agent && { agent }) }
}
