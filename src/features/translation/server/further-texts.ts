import type { RequestContext } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

declare module 'payload' {
  export interface RequestContext {
    /**
     * Texts in further languages that the next save of a translated document stores with those of its own language, by
     * language and field of the document itself. Payload does not validate them: the caller has.
     */
    furtherTexts?: FurtherTexts
  }
}

/** Values of fields of a document, by language. */
export type FurtherTexts = Readonly<Partial<Record<Locale, Readonly<Record<string, unknown>>>>>

/** Takes the texts out of the request: what the save changes elsewhere does not get them. */
export function takeFurtherTexts(context: RequestContext): FurtherTexts {
  const texts = context.furtherTexts ?? {}
  delete context.furtherTexts
  return texts
}

/**
 * Adds texts to the stored document. Payload saves one language (`locale: 'all'` would keep the stored texts of every
 * field) and takes those of the others from there.
 */
export function addFurtherTexts(stored: Record<string, unknown>, further: FurtherTexts): void {
  for (const [locale, texts] of Object.entries(further))
    for (const [field, text] of Object.entries(texts)) {
      const before = stored[field]
      stored[field] = { ...(isRecord(before) && before), [locale]: text }
    }
}
