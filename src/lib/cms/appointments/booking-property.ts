import type { PayloadRequest } from 'payload'

import { hasRole } from '../access'
import { relatedId } from '../hooks/related-id'

/** The property staff book a visit of, and who goes there: an agent who books goes in person. */
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
