import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { isLocale, sourceLocale, type Localized } from '@/lib/i18n/locales'

import { hasRole } from '../access'
import { nestedRequest } from '../nested-request'
import { rowReader, type Row } from '../read-row'
import { parseRowAddress } from '../row-address'
import { studioMessage } from '../studio-message'
import { withNewIds } from '../with-new-ids'

const shape = z.object({ address: z.string().max(200), name: z.string().trim().min(1).max(120) })

const notThere: Localized = {
  nl: 'Dit blok is nog niet bewaard, of het is er niet meer.',
  fr: 'Ce bloc n’est pas encore enregistré, ou il n’existe plus.',
  en: 'This block is not saved yet, or it is there no more.',
  de: 'Dieser Block ist noch nicht gespeichert, oder es gibt ihn nicht mehr.',
}

const notShareable: Localized = {
  nl: 'Dit soort blok kan niet in de bibliotheek.',
  fr: 'Ce genre de bloc ne peut pas entrer dans la bibliothèque.',
  en: 'This kind of block cannot stand in the library.',
  de: 'Diese Art Block kann nicht in die Bibliothek.',
}

const refuse = (req: PayloadRequest, message: Localized) =>
  Response.json({ errors: [{ message: studioMessage(req, message) }] }, { status: 400 })

/** Whether the library takes blocks of this kind. */
function isShareable({ payload }: PayloadRequest, { blockType }: Row): boolean {
  const field = payload.collections.modules.config.flattenedFields.find(({ name }) => name === 'blocks')
  const kinds = field?.type === 'blocks' ? (field.blockReferences ?? []) : []
  return kinds.some((kind) => (typeof kind === 'string' ? kind : kind.slug) === blockType)
}

/**
 * `POST /api/modules/from-block`: makes a module of a stored block, in all its languages. The block itself stays where it
 * is; the studio then shows the module in its place.
 */
export const blockToLibrary: Endpoint = {
  path: '/from-block',
  method: 'post',
  handler: async (req) => {
    // Who may make modules says the collection; others need not know that this exists.
    if (!hasRole(req.user, 'administrator', 'editor')) return Response.json({}, { status: 404 })
    const body = shape.safeParse(await req.json?.().catch(() => null))
    const address = body.success ? parseRowAddress(body.data.address) : null
    if (!body.success || !address) return refuse(req, notThere)
    const locale = isLocale(req.locale) ? req.locale : sourceLocale
    const row = await rowReader(locale, req)(address)
    if (!row) return refuse(req, notThere)
    if (!isShareable(req, row)) return refuse(req, notShareable)
    const { id } = await req.payload.create({
      collection: 'modules',
      // The row keeps its model's address: the other languages come from there (copyAllLanguages).
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
