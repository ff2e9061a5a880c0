import type { PayloadRequest } from 'payload'

import type { TranslatedCollection } from '@/features/translation/model/translated-collections'
import type { Locale } from '@/lib/i18n/locales'
import { nestedRequest } from '@/lib/payload/as-system'

/** The document that a request changes. */
export interface Target {
  req: PayloadRequest
  collection: TranslatedCollection
  id: string
}

/** Fields of a read document that are no content; a revision would be taken for that of an opened form. */
const systemFields = [
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'revision',
  'publication',
] as const

/** The content of a document in one language, as a save takes it. */
async function readContent({ req, collection, id }: Target, locale: Locale, draft: boolean): Promise<object> {
  const document = await req.payload.findByID({
    collection,
    id,
    locale,
    fallbackLocale: false,
    draft,
    depth: 0,
    // The caller checked that the user may publish; fields closed to them must keep their values.
    overrideAccess: true,
    req: nestedRequest(req),
  })
  const content: Record<string, unknown> = { ...document }
  for (const field of systemFields) delete content[field]
  return content
}

type Update = Omit<Parameters<PayloadRequest['payload']['update']>[0], 'id' | 'collection' | 'req' | 'where'>

/** Saves a document with the rights of the user, unless the options say otherwise. */
export const update = (
  { req, collection, id }: Target,
  options: Update,
  context: Record<string, unknown> = {},
) =>
  req.payload.update({
    collection,
    id,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    ...options,
    req: nestedRequest(req, context),
  } as Parameters<PayloadRequest['payload']['update']>[0])

/**
 * Changes values online while a draft waits: what is online is saved again with them, then the draft as it was, with
 * them too. Payload can only publish its latest version, which is the draft.
 *
 * @param language whose texts are saved; those of the others stay
 * @param values of fields that all languages share; the caller checked that the user may publish and change them
 */
export async function saveBesideDraft(
  target: Target,
  language: Locale,
  values: Record<string, unknown>,
  context: Record<string, unknown> = {},
): Promise<void> {
  const online = await readContent(target, language, false)
  const draft = await readContent(target, language, true)
  // The user may publish, which was checked; fields closed to them must stay as they are online and in the draft.
  const asStored = { locale: language, overrideAccess: true }
  const data = { ...online, ...values, _status: 'published' as const }
  // The waiting draft is not published by it, and its review goes on.
  const beside = { ...context, isBesideDraft: true }
  await update(target, { ...asStored, data, publishSpecificLocale: language }, beside)
  await update(target, { ...asStored, data: { ...draft, ...values }, draft: true }, context)
}
