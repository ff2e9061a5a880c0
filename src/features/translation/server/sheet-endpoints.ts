import { APIError } from 'payload'
import { z } from 'zod'

import { findMarkProblem } from '@/features/translation/model/marked-text'
import { valueOfSegments, type SegmentPair } from '@/features/translation/model/text-pairs'
import { isLocale, locales, type Locale } from '@/lib/i18n/locales'
import { studioMessage } from '@/lib/payload/studio-message'

import { readSheet, readSheetTexts, type StoredText } from './read-sheet'
import { saveTexts } from './save-texts'
import {
  readingEndpoint,
  refuseOtherLanguage,
  writingEndpoint,
  type TranslationRequest,
} from './translation-request'
import { saveReviewed } from './translation-review'

const shape = z.object({
  language: z.enum(locales),
  path: z.string().max(500),
  basis: z.string().max(64),
  segments: z.array(z.string().max(20_000)).min(1).max(1000),
})

type Saved = TranslationRequest<z.infer<typeof shape>>

/** @throws APIError 400 for the language that a document is translated from */
export function refuseSource({ req, document }: Pick<Saved, 'req' | 'document'>, language: Locale): void {
  if (language === document.source) throw new APIError(studioMessage(req, 'refusals.sourceLanguage'), 400)
}

function refuseSegment({ req }: Saved, { marks }: SegmentPair, text: string): void {
  if (text.trim() === '') throw new APIError(studioMessage(req, 'translation.sheet.empty'), 400)
  const required = marks.filter(({ isRequired }) => isRequired)
  const problem = findMarkProblem(
    text,
    marks.map(({ number }) => number),
    required.map(({ number }) => number),
  )
  if (problem === null) return
  const message = studioMessage(req, `translation.sheet.marks.${problem.kind}`, { mark: problem.mark })
  throw new APIError(message, 400)
}

/** The text as it was sent to the translator. */
async function findText(request: Saved): Promise<StoredText> {
  const { body, req } = request
  const texts = await readSheetTexts(request, body.language)
  const text = texts.find(({ path }) => path === body.path)
  if (text?.basis !== body.basis || text.segments.length !== body.segments.length)
    throw new APIError(studioMessage(req, 'translation.sheet.changed'), 409)
  return text
}

async function saveText(request: Saved): Promise<object> {
  const { body, document } = request
  refuseSource(request, body.language)
  refuseOtherLanguage(request.req, body.language)
  const text = await findText(request)
  const { at, values, segments, state, path } = text
  const isUnchanged = segments.every(({ target }, index) => target === body.segments[index])
  if (isUnchanged && state !== 'missing' && text.former === null) {
    await saveReviewed(request, { confirmedTexts: { language: body.language, paths: [path] } })
  } else {
    segments.forEach((segment, index) => refuseSegment(request, segment, body.segments[index] ?? ''))
    const value = valueOfSegments(values[document.source], values[body.language], body.segments)
    await saveTexts(request, body.language, [{ at, value }])
  }
  return { sheet: await readSheet(request, body.language) }
}

/** `GET …/translation/texts?language=nl`: the texts of the document beside those of a language. */
export const sheetEndpoint = readingEndpoint('/:id/translation/texts', async (request) => {
  const { language } = request.req.query
  if (!isLocale(language)) throw new APIError(studioMessage(request.req, 'refusals.unknownLanguage'), 400)
  refuseSource(request, language)
  return { sheet: await readSheet(request, language) }
})

/**
 * `POST …/translation/texts`: saves one translation as a draft, or confirms it when it is unchanged. It is refused when
 * the source or the translation changed since it was read.
 */
export const saveTextEndpoint = writingEndpoint('/:id/translation/texts', shape, saveText)
