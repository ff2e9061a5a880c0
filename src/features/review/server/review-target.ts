import {
  APIError,
  docAccessOperation,
  executeAccess,
  type CollectionSlug,
  type Field,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'

import { isTranslatedCollection } from '@/features/translation/model/translated-collections'
import { studioPathOf } from '@/features/versions/model/planned-publication'
import { parseDocumentPath } from '@/features/versions/model/presence'
import { toLocale } from '@/lib/i18n/locales'
import { resolveLabel } from '@/lib/i18n/resolve-label'
import { studioText } from '@/lib/i18n/studio-text'
import { nestedRequest } from '@/lib/payload/as-system'
import { draftedGlobals } from '@/lib/payload/global-drafts'
import { forReader } from '@/lib/payload/reader-language'
import { studioMessage } from '@/lib/payload/studio-message'
import { isOneOf, isRecord, textOf } from '@/lib/values/read-value'

type Values = Record<string, unknown>

/** What is reviewed: a document, or settings, with drafts. */
export type ReviewTarget = { collection: CollectionSlug; id: string } | { global: GlobalSlug }

/** The target of a path such as `pages/1` or `globals/header`; null for what has no drafts. */
export function readTarget(document: unknown): ReviewTarget | null {
  const { place, id } = parseDocumentPath(document) ?? {}
  if (place === 'globals') return isOneOf(draftedGlobals, id) ? { global: id } : null
  return isTranslatedCollection(place) && id ? { collection: place, id } : null
}

/** The path of the document in the studio. */
export const hrefOf = (target: ReviewTarget): string =>
  studioPathOf(
    'global' in target
      ? { collection: 'globals', document: target.global }
      : { collection: target.collection, document: target.id },
  )

export const fieldsOf = ({ payload }: PayloadRequest, target: ReviewTarget): Field[] =>
  'global' in target
    ? (payload.config.globals.find(({ slug }) => slug === target.global)?.fields ?? [])
    : payload.collections[target.collection].config.fields

/**
 * The newest text, or what is online, as the reader may see it.
 *
 * @throws NotFound, or Forbidden
 */
export async function readAs(
  req: PayloadRequest,
  target: ReviewTarget,
  options: { locale?: 'all'; draft: boolean },
): Promise<Values> {
  const { locale = toLocale(req.locale ?? ''), draft } = options
  const readOptions = {
    locale,
    draft,
    depth: 0,
    fallbackLocale: false,
    overrideAccess: false,
    req: nestedRequest(req),
  } as const
  const document: unknown =
    'global' in target
      ? await req.payload.findGlobal({ slug: target.global, ...readOptions })
      : await req.payload.findByID({ ...target, ...readOptions })
  return isRecord(document) ? document : {}
}

export const revisionIn = ({ revision }: Values): number => (typeof revision === 'number' ? revision : 0)

/** @throws APIError 403 for who may not change the document */
export async function refuseUnlessWriter(req: PayloadRequest, target: ReviewTarget): Promise<void> {
  const data = { _status: 'draft' }
  const isAllowed =
    'global' in target
      ? await executeAccess(
          { data, disableErrors: true, req },
          req.payload.config.globals.find(({ slug }) => slug === target.global)?.access.update ??
            (() => false),
        )
      : (
          await docAccessOperation({
            id: target.id,
            collection: req.payload.collections[target.collection],
            data,
            req,
          })
        ).update
  if (!isAllowed) throw new APIError(studioMessage(req, 'review.refusals.notYours'), 403)
}

/** The title of a document in a language of the studio; that of settings is their name. */
export async function readTitle(
  req: PayloadRequest,
  target: ReviewTarget,
  language: string,
): Promise<string> {
  const { config, collections } = req.payload
  if ('global' in target) {
    const label = config.globals.find(({ slug }) => slug === target.global)?.label
    return label ? resolveLabel(label, language) : target.global
  }
  const field = collections[target.collection].config.admin.useAsTitle ?? 'id'
  const document = await req.payload.findByID({
    ...target,
    depth: 0,
    draft: true,
    disableErrors: true,
    // For the e-mail to a colleague; the caller may read the document.
    overrideAccess: true,
    ...forReader(toLocale(language)),
  })
  const title = document && textOf(Reflect.get(document, field))
  return title || studioText(language, 'studioSearch.untitled')
}
