import type { CollectionAfterDeleteHook } from 'payload'

import { nestedRequest } from '../nested-request'

/** Takes a page's or article's route away with it. */
export const deleteRouteOf =
  (owner: 'page' | 'article'): CollectionAfterDeleteHook =>
  async ({ id, doc, req }) => {
    await req.payload.delete({
      collection: 'routes',
      where: { [owner]: { equals: id } },
      overrideAccess: true,
      req: nestedRequest(req),
    })
    return doc
  }
