import { docAccessOperation } from 'payload'

import { documentTexts, type DocumentText } from '@/features/translation/model/document-texts'
import { textsByLanguage } from '@/features/translation/model/language-states'
import { readStaleNotes } from '@/features/translation/model/stale-notes'
import { pairTexts } from '@/features/translation/model/text-pairs'
import { titleFields } from '@/features/translation/model/translated-collections'
import type { SheetText, TranslationSheet } from '@/features/translation/model/translation-sheet'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { nestedRequest } from '@/lib/payload/as-system'

import { readLatest } from './read-latest'
import { hashOf } from './stale-notes-after'
import type { TranslationRequest } from './translation-request'
import { translationSchema } from './translation-schema'

/** A text of the sheet with its stored values. */
export type StoredText = SheetText & Pick<DocumentText, 'at' | 'values'>

type Opened = Omit<TranslationRequest<unknown>, 'body'>

const serviceNames = { deepl: 'DeepL', libretranslate: 'LibreTranslate' }

/** The name of the service that translates; null without one. */
function serviceName(): string | null {
  const { translationService: chosen, languageModel } = env
  if (!chosen) return null
  return chosen.service === 'ai' ? (languageModel?.model ?? null) : serviceNames[chosen.service]
}

/** The texts of a document beside those of another language; the caller found the document for this reader. */
export async function readSheetTexts(
  { req, collection, id, document }: Opened,
  target: Locale,
): Promise<StoredText[]> {
  const schema = translationSchema(req.payload, collection)
  const [stored] = await readLatest(req, collection, schema, [id])
  if (!stored) return []
  const texts = documentTexts(schema, stored)
  const byPath = new Map(texts.map((text) => [text.path, text]))
  const notes = readStaleNotes(stored.staleTexts)
  const { source } = document
  const states = textsByLanguage({ texts, title: titleFields[collection] }, notes, source)[target]
  const options = { source, target, notes: notes[target] ?? {}, states, language: req.i18n.language }
  return pairTexts(texts, options).flatMap((pair) => {
    const text = byPath.get(pair.path)
    if (!text) return []
    const { at, values } = text
    return { ...pair, at, values, basis: hashOf(JSON.stringify([values[source], values[target] ?? null])) }
  })
}

/** The translator's screen of a document in a language. */
export async function readSheet(request: Opened, target: Locale): Promise<TranslationSheet> {
  const { req, collection, id, document } = request
  const texts = await readSheetTexts(request, target)
  const inTarget = nestedRequest(req)
  inTarget.locale = target
  const { update } = await docAccessOperation({
    id,
    req: inTarget,
    collection: req.payload.collections[collection],
    // Translators may save drafts alone.
    data: { _status: 'draft' },
  })
  return {
    collection,
    id,
    target,
    title: document.title,
    source: document.source,
    texts: texts.map(({ at: _, values: __, ...text }) => text),
    mayWrite: Boolean(update),
    service: serviceName(),
  }
}
