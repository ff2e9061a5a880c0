import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { resolveLabel } from '@/lib/i18n/resolve-label'
import { textOf } from '@/lib/values/read-value'

import { forReader } from './reader-language'

/** A document, or settings: their collection is `globals`, the id their slug. */
export interface DocumentPlace {
  collection: string
  id: string
}

/** Whether the user of a request may read a document, in the trash too, or settings; false for one that does not exist. */
export async function mayReadDocument(
  req: PayloadRequest,
  { collection: slug, id }: DocumentPlace,
): Promise<boolean> {
  const { config } = req.payload
  if (slug === 'globals') {
    const global = config.globals.find((each) => each.slug === id)
    const rule = global?.access.read
    return global !== undefined && (!rule || (await rule({ req })) !== false)
  }
  if (!config.collections.some((each) => each.slug === slug)) return false
  const { totalDocs } = await req.payload.count({
    // Compared with the configuration above.
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    trash: true,
    // A role that may read none is answered like one that may not read this one.
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  return totalDocs > 0
}

/** `mayReadDocument` for a member of staff who has sent no request. */
export async function mayStaffRead(payload: Payload, user: User, document: DocumentPlace): Promise<boolean> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return mayReadDocument(req, document)
}

/**
 * The title of a document as a member of staff sees it, or the name of settings; empty without one, null when it is gone, in
 * the trash or closed to them.
 */
export async function findDocumentTitle(
  payload: Payload,
  { collection, id }: DocumentPlace,
  user: User,
  language: string,
): Promise<string | null> {
  if (collection === 'globals') {
    const label = payload.config.globals.find(({ slug }) => slug === id)?.label
    return label ? resolveLabel(label, language) : null
  }
  const slug = collection as CollectionSlug
  const field = payload.collections[slug].config.admin.useAsTitle ?? 'id'
  const document = await payload.findByID({
    collection: slug,
    id,
    user: { ...user, collection: 'users' },
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    ...forReader(language),
  })
  return document && textOf(Reflect.get(document, field))
}
