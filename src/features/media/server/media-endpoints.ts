import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'

import { locales } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { nestedRequest } from '@/lib/payload/as-system'
import { answerUnreadable, readJsonBody } from '@/lib/payload/read-json-body'
import { studioMessage } from '@/lib/payload/studio-message'

import { describeUses } from './describe-uses'
import { findMediaUses } from './find-media-uses'

const text = z.string().trim().min(1).max(250)
const body = z.partialRecord(z.enum(locales), text)

/** `POST /api/media/:id/alt`: stores the alternative text in several languages at once, with the rights of the editor. */
export const mediaAlt: Endpoint = {
  path: '/:id/alt',
  method: 'post',
  handler: async (req) => {
    if (staffRole(req.user) === null) return Response.json({}, { status: 404 })
    const id = req.routeParams?.id
    const texts = body.safeParse(await readJsonBody(req))
    if (typeof id !== 'string' || !texts.success) return answerUnreadable(req)
    for (const locale of locales) {
      const alt = texts.data[locale]
      if (!alt) continue
      await req.payload
        .update({
          collection: 'media',
          id,
          data: { alt },
          locale,
          depth: 0,
          overrideAccess: false,
          user: req.user,
          req: nestedRequest(req),
        })
        .catch((reason: unknown) => {
          throw reason instanceof APIError
            ? reason
            : new APIError(studioMessage(req, 'refusals.textNotStored'), 400)
        })
    }
    return Response.json({ ok: true })
  },
}

/** `GET /api/media/:id/usage`: the documents that use a picture or film and that the editor may read. */
export const mediaUsage: Endpoint = {
  path: '/:id/usage',
  method: 'get',
  handler: async (req) => {
    if (staffRole(req.user) === null) return Response.json({}, { status: 404 })
    const id = req.routeParams?.id
    if (typeof id !== 'string' || !/^[0-9a-f-]{24,36}$/.test(id)) return answerUnreadable(req)
    const uses = await findMediaUses(id, { overrideAccess: false, req })
    return Response.json({ uses: describeUses(uses, req) }, { headers: { 'cache-control': 'no-store' } })
  },
}
