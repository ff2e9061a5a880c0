import {
  APIError,
  updateByIDOperation,
  updateOperationGlobal,
  ValidationError,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'

import type { DraftedGlobal } from '@/lib/payload/global-drafts'
import { labelColon } from '@/lib/i18n/label-colon'
import type { Locale } from '@/lib/i18n/locales'

import { ReachedWrite, rehearsalOf } from './rehearse'

type Publication =
  | {
      collection: CollectionSlug
      id: string
      /** Publishes only this language; all when null. */
      locale: Locale | null
    }
  | { global: DraftedGlobal }

const fieldLabel = (label: unknown, language: string): string | null => {
  if (typeof label === 'string') return label
  const own: unknown = typeof label === 'object' && label !== null ? Reflect.get(label, language) : null
  return typeof own === 'string' ? own : null
}

function toWords(req: PayloadRequest, error: unknown): string {
  if (error instanceof ValidationError && error.data) {
    const language = req.i18n.language
    const each = error.data.errors.map(({ label, message, path }) =>
      [fieldLabel(label, language) ?? path, message].filter(Boolean).join(labelColon(language)),
    )
    return [...new Set(each)].join('\n')
  }
  if (error instanceof APIError && error.isPublic) return error.message
  throw error
}

async function publish(req: PayloadRequest, publication: Publication): Promise<unknown> {
  const { payload } = req
  const data = { _status: 'published' as const }
  const options = { data, depth: 0, overrideAccess: false, req }
  if ('global' in publication) {
    const { global: slug } = publication
    const globalConfig = payload.config.globals.find((each) => each.slug === slug)
    if (!globalConfig) throw new Error(`There are no settings ${slug}`)
    // Payload types the data by all settings together.
    return updateOperationGlobal({ ...options, slug, globalConfig } as Parameters<
      typeof updateOperationGlobal
    >[0])
  }
  const { collection, id, locale } = publication
  return updateByIDOperation({
    ...options,
    collection: payload.collections[collection],
    id,
    ...(locale && { publishSpecificLocale: locale }),
  })
}

/**
 * Why a document or settings cannot be published now, in words for the editor of the request, with a line per field;
 * null when they can. Publishes up to the first write: access of the request's user, validation and every rule of the collection are
 * those of the real publication.
 */
export async function findPublishRefusal(
  req: PayloadRequest,
  publication: Publication,
): Promise<string | null> {
  try {
    await publish(rehearsalOf(req), publication)
  } catch (error) {
    return error instanceof ReachedWrite ? null : toWords(req, error)
  }
  throw new Error('A rehearsal of a publication did not reach its write')
}
