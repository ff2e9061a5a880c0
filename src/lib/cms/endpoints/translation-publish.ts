import { APIError } from 'payload'
import { z } from 'zod'

import { localeNames, locales, type Locale } from '@/lib/i18n/locales'
import { publishedInAfter } from '@/lib/translation/published-in-after'
import { isPublishedPerLanguage } from '@/lib/translation/translated-collections'

import { nestedRequest } from '../nested-request'
import { studioMessage } from '../studio-message'
import { mayPublishLanguage } from '../translation/may-publish-language'
import { writingEndpoint, type TranslationRequest } from '../translation/translation-request'

const shape = z.object({ language: z.enum(locales), isPublished: z.boolean() })

type Body = z.infer<typeof shape>

function refuse({ req }: TranslationRequest<Body>, reason: 'nameless' | 'last', language: Locale): APIError {
  const name = localeNames[language]
  const message = {
    nameless: {
      nl: `Geef eerst een titel in deze taal (${name}).`,
      fr: `Donnez d’abord un titre dans cette langue (${name}).`,
      en: `Give it a title in this language first (${name}).`,
      de: `Geben Sie zuerst einen Titel in dieser Sprache ein (${name}).`,
    },
    last: {
      nl: 'Dit is de laatste taal. Depubliceer het document zelf.',
      fr: 'C’est la dernière langue. Dépubliez plutôt le document.',
      en: 'This is the last language. Unpublish the document itself.',
      de: 'Das ist die letzte Sprache. Nehmen Sie das Dokument selbst offline.',
    },
  }[reason]
  return new APIError(studioMessage(req, message), 400)
}

/**
 * Adds or takes away a language. A published document changes at once; one with changes that are not published yet
 * keeps it with them, because publishing the language alone would publish them too.
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
    // To show less is always allowed, whatever a property lacks by now.
    req: nestedRequest(req, { acceptIncomplete: !body.isPublished }),
  })
  return { isLive: document.status === 'published' }
}

/** `POST …/translation/publish`: shows or hides a document in a language. */
export const publishEndpoint = writingEndpoint('/:id/translation/publish', shape, publishLanguage)
