import type { CollectionAfterDeleteHook } from 'payload'

import { asSystem } from '../as-system'

/** Takes a page's or article's route away with it. */
export const deleteRouteOf =
  (owner: 'page' | 'article'): CollectionAfterDeleteHook =>
  async ({ id, doc, req }) => {
    await req.payload.delete({
      collection: 'routes',
      where: { [owner]: { equals: id } },
      ...asSystem(req),
    })
    return doc
  }
