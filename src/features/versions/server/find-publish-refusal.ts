import {
  APIError,
  updateByIDOperation,
  ValidationError,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'

import { labelColon } from '@/lib/i18n/label-colon'
import type { Locale } from '@/lib/i18n/locales'

import { ReachedWrite, rehearsalOf } from './rehearse'

interface Publication {
  collection: CollectionSlug
  id: string
  /** Publishes only this language; all when null. */
  locale: Locale | null
}

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

/**
 * Why a document cannot be published now, in words for the editor of the request, with a line per field; null when it
 * can. Publishes up to the first write: access of the request's user, validation and every rule of the collection are
 * those of the real publication.
 */
export async function findPublishRefusal(
  req: PayloadRequest,
  { collection, id, locale }: Publication,
): Promise<string | null> {
  try {
    await updateByIDOperation({
      collection: req.payload.collections[collection],
      id,
      data: { _status: 'published' },
      depth: 0,
      overrideAccess: false,
      req: rehearsalOf(req),
      ...(locale && { publishSpecificLocale: locale }),
    })
  } catch (error) {
    return error instanceof ReachedWrite ? null : toWords(req, error)
  }
  throw new Error('A rehearsal of a publication did not reach its write')
}
