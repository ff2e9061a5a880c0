import { type Endpoint, APIError } from 'payload'
import { z } from 'zod'

import { locales } from '@/lib/i18n/locales'
import { studioMessage } from '@/lib/payload/studio-message'

import { mayPublishLanguage } from './may-publish-language'
import { machineEndpoint } from './machine-endpoint'
import { saveTextEndpoint, sheetEndpoint } from './sheet-endpoints'
import { readingEndpoint, writingEndpoint } from './translation-request'
import { copyEndpoint } from './translation-copy'
import { reviewEndpoint } from './translation-review'
import { setPublication } from './set-publication'

const shape = z.object({
  language: z.enum(locales).nullable(),
  isPublished: z.boolean(),
  /** Where an approval is wanted, and the user may publish without one. */
  publishReason: z.string().max(2000).optional(),
})

/**
 * `POST …/translation/publish`: puts a document online or takes it offline, in one language or (null) in all; see
 * `setPublication`.
 */
const publishEndpoint = writingEndpoint('/:id/translation/publish', shape, async (request) => {
  const { req, collection, document, body } = request
  if (!mayPublishLanguage(req.user, collection))
    throw new APIError(studioMessage(req, 'refusals.publishLanguages'), 403)
  if (body.publishReason) req.context.publishReason = body.publishReason
  await setPublication(request, document, body)
  return {}
})

/** Endpoints for the languages of a document, below `/api/<collection>/<id>/translation`. */
export const translationEndpoints: Omit<Endpoint, 'root'>[] = [
  readingEndpoint('/:id/translation', ({ req, collection, document }) => ({
    document,
    mayPublish: mayPublishLanguage(req.user, collection),
  })),
  copyEndpoint,
  reviewEndpoint,
  publishEndpoint,
  sheetEndpoint,
  saveTextEndpoint,
  machineEndpoint,
]
