import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'

import { locales } from '@/lib/i18n/locales'

import { staffRole } from '../access'
import { nestedRequest } from '../nested-request'

const text = z.string().trim().min(1).max(250)
const body = z.partialRecord(z.enum(locales), text)

/** `POST /api/media/:id/alt`: the alternative text in several languages at once, with the rights of the editor. */
export const mediaAlt: Endpoint = {
  path: '/:id/alt',
  method: 'post',
  handler: async (req) => {
    if (staffRole(req.user) === null) return Response.json({}, { status: 404 })
    const id = req.routeParams?.id
    const texts = body.safeParse(await req.json?.().catch(() => null))
    if (typeof id !== 'string' || !texts.success)
      return Response.json({ message: 'A text for one or more languages is needed' }, { status: 400 })
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
          throw reason instanceof APIError ? reason : new APIError('The text was not stored', 400)
        })
    }
    return Response.json({ ok: true })
  },
}
