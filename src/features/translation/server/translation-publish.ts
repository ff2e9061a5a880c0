import { APIError } from 'payload'
import { z } from 'zod'

import { locales } from '@/lib/i18n/locales'
import { studioMessage } from '@/lib/payload/studio-message'

import { mayPublishLanguage } from './may-publish-language'
import { setPublication } from './set-publication'
import { writingEndpoint } from './translation-request'

const shape = z.object({ language: z.enum(locales).nullable(), isPublished: z.boolean() })

/**
 * `POST …/translation/publish`: puts a document online or takes it offline, in one language or (null) in all; see
 * `setPublication`.
 */
export const publishEndpoint = writingEndpoint('/:id/translation/publish', shape, async (request) => {
  const { req, collection, document, body } = request
  if (!mayPublishLanguage(req.user, collection))
    throw new APIError(studioMessage(req, 'refusals.publishLanguages'), 403)
  await setPublication(request, document, body)
  return {}
})
