import { z } from 'zod'

import { locales, type Locale } from '@/lib/i18n/locales'

import type { TranslationContext } from './note-stale-texts'
import { nestedRequest } from '@/lib/payload/as-system'
import { refuseOtherLanguage, writingEndpoint, type TranslationRequest } from './translation-request'

const shape = z.object({ language: z.enum(locales) })

/**
 * Saves the document unchanged; the hook removes the notes that the context names. The status stays: a published document
 * stays published, and a draft is not published. Saved in the source language, which has the required texts.
 */
export async function saveReviewed(
  { req, collection, id, document }: Omit<TranslationRequest<unknown>, 'body'>,
  context: Pick<TranslationContext, 'confirmedTexts' | 'reviewedTranslations'>,
): Promise<void> {
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
    // The document does not change, so an incomplete property is not refused.
    req: nestedRequest(req, { ...context, acceptIncomplete: true }),
  })
}

async function review(request: TranslationRequest<{ language: Locale }>) {
  refuseOtherLanguage(request.req, request.body.language)
  await saveReviewed(request, { reviewedTranslations: [request.body.language] })
  return {}
}

/** `POST …/translation/review`: an editor reviewed the language; none of its texts is outdated any more. */
export const reviewEndpoint = writingEndpoint('/:id/translation/review', shape, review)
