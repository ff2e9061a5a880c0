import { z } from 'zod'

import { locales, type Locale } from '@/lib/i18n/locales'

import type { TranslationContext } from '../hooks/note-stale-texts'
import { nestedRequest } from '../nested-request'
import { writingEndpoint, type TranslationRequest } from '../translation/translation-request'

const shape = z.object({ language: z.enum(locales) })

/**
 * Saves the document as it is; the hook that keeps the notes drops those of the language. The status stays: what is
 * published stays so, and a draft is not published by it. It saves in the source language, whose required texts are there.
 */
async function review({ req, collection, id, document, body }: TranslationRequest<{ language: Locale }>) {
  const context: TranslationContext = { reviewedTranslations: [body.language] }
  await req.payload.update({
    collection,
    id,
    data: {},
    locale: document.source,
    draft: document.status === 'draft',
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    // Nothing of the document changes, so what a property lacks by now is no reason to refuse.
    req: nestedRequest(req, { ...context, acceptIncomplete: true }),
  })
  return {}
}

/** `POST …/translation/review`: somebody has looked the language over; nothing in it is out of date any more. */
export const reviewEndpoint = writingEndpoint('/:id/translation/review', shape, review)
