import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { nestedRequest } from '../nested-request'
import { studioMessage } from '../studio-message'

/** Refuses to delete what properties point at through a field: their addresses and lists are made of it. */
export const refuseWhileUsed =
  (...relations: string[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { totalDocs } = await req.payload.count({
      collection: 'properties',
      where: { or: relations.map((relation) => ({ [relation]: { equals: id } })) },
      // Privileged on purpose: drafts count too, and only a number is read.
      overrideAccess: true,
      req: nestedRequest(req),
    })
    if (totalDocs === 0) return
    const message = studioMessage(req, {
      nl: `${totalDocs} panden gebruiken dit. Geef ze eerst iets anders.`,
      fr: `${totalDocs} biens utilisent ceci. Donnez-leur d’abord autre chose.`,
      en: `${totalDocs} properties use this. First give them something else.`,
      de: `${totalDocs} Objekte verwenden dies. Geben Sie ihnen zuerst etwas anderes.`,
    })
    throw new APIError(message, 409, null, true)
  }
