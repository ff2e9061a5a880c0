import { APIError } from 'payload'
import { z } from 'zod'

import { localeNames, locales, type Locale } from '@/lib/i18n/locales'
import { publishedInAfter } from '@/features/translation/model/describe-languages'
import { isPublishedPerLanguage } from '@/features/translation/model/translated-collections'
import { nestedRequest } from '@/lib/payload/as-system'
import { studioMessage } from '@/lib/payload/studio-message'

import { mayPublishLanguage } from './may-publish-language'
import { writingEndpoint, type TranslationRequest } from './translation-request'

const shape = z.object({ language: z.enum(locales), isPublished: z.boolean() })

type Body = z.infer<typeof shape>

function refuse({ req }: TranslationRequest<Body>, reason: 'nameless' | 'last', language: Locale): APIError {
  const name = localeNames[language]
  return new APIError(studioMessage(req, `translation.refusals.${reason}`, { name }), 400)
}

/**
 * Adds or removes a language. A published document changes at once; one with unpublished changes stores it in its draft,
 * because publishing the language alone would publish these changes too.
 */
async function publishLanguage(request: TranslationRequest<Body>): Promise<{ isLive: boolean }> {
  const { req, collection, id, document, body } = request
  if (!mayPublishLanguage(req.user, collection)) throw new APIError('You may not publish languages', 403)
  if (!isPublishedPerLanguage(collection)) throw new APIError('Modules follow the pages they stand on', 400)
  const outcome = publishedInAfter(document, body.language, body.isPublished)
  if (typeof outcome === 'string') throw refuse(request, outcome, body.language)
  await req.payload.update({
    collection,
    id,
    data: { publishedIn: outcome },
    locale: document.source,
    draft: document.status === 'draft',
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    // Removing a language is always allowed, also for a property that has become incomplete.
    req: nestedRequest(req, { acceptIncomplete: !body.isPublished }),
  })
  return { isLive: document.status === 'published' }
}

/** `POST …/translation/publish`: shows or hides a document in a language. */
export const publishEndpoint = writingEndpoint('/:id/translation/publish', shape, publishLanguage)
