import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { toLocale } from '@/lib/i18n/locales'

import { hasRole } from '@/lib/payload/access'
import { nestedRequest } from '@/lib/payload/as-system'
import { rowReader, type Row, parseRowLocation } from '@/lib/payload/stored-rows'
import { studioMessage } from '@/lib/payload/studio-message'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { withNewIds } from '@/lib/values/row-ids'
import type { StudioTextKey } from '@/lib/i18n/studio-text'

const shape = z.object({ location: z.string().max(200), name: z.string().trim().min(1).max(120) })

const refuse = (req: PayloadRequest, message: StudioTextKey) =>
  Response.json({ errors: [{ message: studioMessage(req, message) }] }, { status: 400 })

/** Whether blocks of this kind may be library modules. */
function isShareable({ payload }: PayloadRequest, { blockType }: Row): boolean {
  const field = payload.collections.modules.config.flattenedFields.find(({ name }) => name === 'blocks')
  const kinds = field?.type === 'blocks' ? (field.blockReferences ?? []) : []
  return kinds.some((kind) => (typeof kind === 'string' ? kind : kind.slug) === blockType)
}

/**
 * `POST /api/modules/from-block`: creates a module from a stored block, in all its languages. The block itself is not
 * changed; the studio then replaces it by the module.
 */
export const blockToLibrary: Endpoint = {
  path: '/from-block',
  method: 'post',
  handler: async (req) => {
    // The access rule of the collection decides who may create modules; others get 404.
    if (!hasRole(req.user, 'administrator', 'editor')) return Response.json({}, { status: 404 })
    const body = shape.safeParse(await readJsonBody(req))
    const location = body.success ? parseRowLocation(body.data.location) : null
    if (!body.success || !location) return refuse(req, 'modules.refusals.notThere')
    const locale = toLocale(req.locale)
    const row = await rowReader(locale, req)(location)
    if (!row) return refuse(req, 'modules.refusals.notThere')
    if (!isShareable(req, row)) return refuse(req, 'modules.refusals.notShareable')
    const { id } = await req.payload.create({
      collection: 'modules',
      // The row keeps the `rowLocation` of its original: the other languages are copied from there (copyAllLanguages).
      data: { name: body.data.name, blocks: [withNewIds(row)] as never, _status: 'published' },
      locale,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req: nestedRequest(req),
    })
    return Response.json({ id })
  },
}
