import { APIError } from 'payload'
import { z } from 'zod'

import { locales } from '@/lib/i18n/locales'
import { copiedFields, type TextCopy } from '@/features/translation/model/copy-texts'
import { studioMessage } from '@/lib/payload/studio-message'

import { readIn, saveDraftIn } from './save-texts'
import { translationSchema } from './translation-schema'
import { refuseOtherLanguage, writingEndpoint, type TranslationRequest } from './translation-request'

const shape = z.object({
  from: z.enum(locales),
  to: z.enum(locales),
  isReplacing: z.boolean().default(false),
})

async function copyTexts(request: TranslationRequest<TextCopy>): Promise<{ count: number }> {
  const { req, collection, body } = request
  refuseOtherLanguage(req, body.to)
  if (body.from === body.to) throw new APIError(studioMessage(req, 'refusals.sameLanguage'), 400)
  const [all, ownTexts] = [await readIn(request, 'all'), await readIn(request, body.to)]
  const { data, count } = copiedFields(translationSchema(req.payload, collection), all, ownTexts, body)
  if (count > 0) await saveDraftIn(request, body.to, data, { isCopiedTranslation: true })
  return { count }
}

/** `POST …/translation/copy`: fills the empty texts of a language from another one; replaces others only on request. */
export const copyEndpoint = writingEndpoint('/:id/translation/copy', shape, copyTexts)
