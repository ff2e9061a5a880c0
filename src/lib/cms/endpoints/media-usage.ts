import type { Endpoint } from 'payload'

import { staffRole } from '../access'
import { describeUses } from '../media-usage/describe-uses'
import { findMediaUses } from '../media-usage/find-media-uses'

/** `GET /api/media/:id/usage`: where a picture or film is used, as far as the asking editor may see it. */
export const mediaUsage: Endpoint = {
  path: '/:id/usage',
  method: 'get',
  handler: async (req) => {
    if (staffRole(req.user) === null) return Response.json({}, { status: 404 })
    const id = req.routeParams?.id
    if (typeof id !== 'string' || !/^[0-9a-f-]{24,36}$/.test(id))
      return Response.json({ message: 'The id is not right' }, { status: 400 })
    const uses = await findMediaUses(id, { overrideAccess: false, req })
    return Response.json({ uses: describeUses(uses, req) }, { headers: { 'cache-control': 'no-store' } })
  },
}
