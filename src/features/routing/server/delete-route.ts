import { nestedRequest } from '@/lib/payload/as-system'
import { afterDeletion } from '@/lib/payload/hooks/after-deletion'
import { deleteWhere } from '@/lib/payload/delete-where'

/** Hooks that delete the route of a deleted page or article. */
export const routeDeletionHooks = (owner: 'page' | 'article') =>
  afterDeletion('route', {
    find: async ({ id, req }) => {
      const { docs } = await req.payload.find({
        collection: 'routes',
        where: { [owner]: { equals: id } },
        depth: 0,
        pagination: false,
        select: {},
        // The deletion was allowed, and the route goes with it.
        overrideAccess: true,
        req,
      })
      return docs.map((route) => route.id)
    },
    remove: async (routes, { req }) => {
      const within = nestedRequest(req, { isRouteSync: true })
      if (routes.length > 0) await deleteWhere(req.payload, 'routes', { id: { in: routes } }, { req: within })
    },
  })
