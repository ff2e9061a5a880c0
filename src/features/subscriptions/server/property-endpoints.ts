import type { Endpoint, Field, PayloadRequest } from 'payload'

import { hasRole } from '@/lib/payload/access'
import type { Demand } from '@/payload-types'
import { forReader } from '@/lib/payload/reader-language'

import { findPropertiesOf } from './demand-index/find-properties'

/** Properties that the studio lists; the count is of all. */
const maxListed = 100

/** The search of the path, if the user works with searches and may read it. */
export async function findDemand(req: PayloadRequest): Promise<Demand | null> {
  const id = req.routeParams?.id
  if (!hasRole(req.user, 'administrator', 'editor', 'agent') || typeof id !== 'string') return null
  return req.payload.findByID({
    collection: 'demands',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
}

/** `GET /api/demands/:id/properties`: the available properties that a search matches, as far as the user may read them. */
export const listProperties: Omit<Endpoint, 'root'> = {
  path: '/:id/properties',
  method: 'get',
  handler: async (req) => {
    const demand = await findDemand(req)
    if (!demand) return Response.json({}, { status: 404 })
    const ids = await findPropertiesOf(req.payload, demand)
    const { docs, totalDocs } = await req.payload.find({
      collection: 'properties',
      where: { id: { in: ids ?? [] } },
      select: { studioTitle: true },
      sort: ['-createdAt', 'id'],
      limit: maxListed,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      ...forReader(req.i18n.language),
    })
    return Response.json({
      isActive: ids !== null,
      count: totalDocs,
      properties: docs.map(({ id, studioTitle }) => ({ id, title: studioTitle ?? '' })),
    })
  },
}

/** The properties that a search matches, in its form. */
export const matchingPropertiesField: Field = {
  name: 'matchingProperties',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/composition/studio-parts#MatchingProperties' },
  },
}
