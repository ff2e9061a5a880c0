import { NotFound, type CollectionSlug, type Endpoint, type Where } from 'payload'
import { combineWhereConstraints } from 'payload/shared'

import { isRecord, textOf } from '@/lib/values/read-value'

import { staffRole } from './access'
import { nestedRequest } from './as-system'
import { answerUnreadable } from './read-json-body'

/**
 * `GET /api/<collection>/listed?where=…&fields=title,status`: these fields of all documents that the list of the studio
 * shows for a condition, as their drafts are. Payload's own API knows nothing of `admin.baseFilter`, which leaves out
 * documents that are only opened as new.
 */
export const listedEndpoint = (collection: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/listed',
  method: 'get',
  handler: async (req) => {
    if (staffRole(req.user) === null) throw new NotFound(req.t)
    const { where = {}, fields } = req.query
    if (!isRecord(where)) return answerUnreadable(req)
    const { admin } = req.payload.collections[collection].config
    const ofList = await admin.baseFilter?.({ limit: 0, page: 1, req, sort: '' })
    const names = textOf(fields).split(',').filter(Boolean)
    const { docs } = await req.payload.find({
      collection,
      // Payload checks the condition as it does that of a list.
      where: combineWhereConstraints([where as Where, ofList ?? undefined]),
      select: Object.fromEntries(names.map((name) => [name, true])) as never,
      depth: 0,
      draft: true,
      pagination: false,
      overrideAccess: false,
      req: nestedRequest(req),
    })
    return Response.json({ docs })
  },
})
