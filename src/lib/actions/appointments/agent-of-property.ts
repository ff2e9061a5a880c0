import type { Payload } from 'payload'

import { relatedId } from '@/lib/cms/hooks/related-id'

/** Who looks after a property, and so goes to the visit. */
export async function agentOfProperty(payload: Payload, property: string): Promise<string | null> {
  const found = await payload.findByID({
    collection: 'properties',
    id: property,
    depth: 0,
    disableErrors: true,
    select: { agent: true },
    // Only stored with the appointment, where staff see it.
    overrideAccess: true,
  })
  return relatedId(found?.agent)
}
