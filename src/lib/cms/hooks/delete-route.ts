import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, RequestContext } from 'payload'

import { asSystem } from '../as-system'

const keyOf = (id: string | number) => `routeOf:${id}`

const routesIn = (context: RequestContext, id: string | number) => (context[keyOf(id)] ?? []) as string[]

/**
 * Takes a page's or article's route away with it. The route is looked up before, because SQLite empties the relation
 * in the moment of the deletion, and deleted after, because the deletion may still be refused.
 */
export function deleteRouteOf(owner: 'page' | 'article'): {
  beforeDelete: CollectionBeforeDeleteHook
  afterDelete: CollectionAfterDeleteHook
} {
  return {
    beforeDelete: async ({ id, req, context }) => {
      const { docs } = await req.payload.find({
        collection: 'routes',
        where: { [owner]: { equals: id } },
        depth: 0,
        pagination: false,
        ...asSystem(req),
      })
      context[keyOf(id)] = docs.map((route) => route.id)
    },
    afterDelete: async ({ id, doc, req, context }) => {
      const ids = routesIn(context, id)
      if (ids.length > 0)
        await req.payload.delete({ collection: 'routes', where: { id: { in: ids } }, ...asSystem(req) })
      return doc
    },
  }
}
