import type { Payload, Where } from 'payload'

import { relatedId } from '@/lib/values/read-value'

/**
 * The agent of a property, who goes to the visit.
 *
 * @param property by its id or its public reference
 */
export async function agentOfVisit(
  payload: Payload,
  property: { id: string } | { ref: number },
): Promise<string | null> {
  const where: Where = 'id' in property ? { id: { equals: property.id } } : { ref: { equals: property.ref } }
  const { docs } = await payload.find({
    collection: 'properties',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { agent: true },
    // Only stored with the appointment, which staff read, or compared with the calendar of the agent.
    overrideAccess: true,
    where,
  })
  return relatedId(docs[0]?.agent)
}
