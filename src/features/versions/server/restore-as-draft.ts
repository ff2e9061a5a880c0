import { restoreVersionOperation, type CollectionSlug, type Endpoint } from 'payload'

import { studioMessage } from '@/lib/payload/studio-message'

/**
 * `POST /api/<collection>/versions/:id`: restores an earlier version as a draft, whatever the query asks. Payload's own
 * endpoint would publish the version with its former status: an earlier draft would take the published page offline.
 * Access rules and hooks are those of Payload's endpoint.
 */
export const restoreEndpoint = (slug: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const restored: unknown = await restoreVersionOperation({
      id: String(req.routeParams?.id),
      collection: req.payload.collections[slug],
      draft: true,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const message = studioMessage(req, 'versions.restoredAsDraft')
    return Response.json({ ...(restored as object), message })
  },
})
