import { APIError } from 'payload'
import { z } from 'zod'

import { locales, type Locale } from '@/lib/i18n/locales'
import { copiedFields, type TextCopy } from '@/features/translation/model/copy-texts'

import type { TranslationContext } from './note-stale-texts'
import { nestedRequest } from '@/lib/payload/as-system'
import { translationSchema } from './translation-schema'
import { writingEndpoint, type TranslationRequest } from './translation-request'

const shape = z.object({
  from: z.enum(locales),
  to: z.enum(locales),
  isReplacing: z.boolean().default(false),
})

/** The latest version of the document, in one language or in all. */
async function readIn(
  { req, collection, id }: TranslationRequest<unknown>,
  locale: Locale | 'all',
): Promise<object> {
  return req.payload.findByID({
    collection,
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
}

async function copyTexts(request: TranslationRequest<TextCopy>): Promise<{ count: number }> {
  const { req, collection, id, body } = request
  if (body.from === body.to) throw new APIError('A language cannot be copied to itself', 400)
  const [all, own] = [await readIn(request, 'all'), await readIn(request, body.to)]
  const { data, count } = copiedFields(translationSchema(req.payload, collection), all, own, body)
  if (count === 0) return { count }
  const context: TranslationContext = { isCopiedTranslation: true }
  await req.payload.update({
    collection,
    id,
    data,
    locale: body.to,
    // An editor publishes the copied texts once they are translated.
    draft: true,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    req: nestedRequest(req, { ...context }),
  })
  return { count }
}

/** `POST …/translation/copy`: fills the empty texts of a language from another one; replaces others only on request. */
export const copyEndpoint = writingEndpoint('/:id/translation/copy', shape, copyTexts)
