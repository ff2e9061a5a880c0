import type { PayloadRequest } from 'payload'

import { internationalLocale, toLocale } from '@/lib/i18n/locales'
import { studioText, type StudioTextKey, type TextValues } from '@/lib/i18n/studio-text'

/** A text in the editor's studio language; English, where the site has it, if the studio has no texts in it. */
export function studioMessage(req: Partial<PayloadRequest>, key: StudioTextKey, values?: TextValues): string {
  const language = req.i18n?.language
  return studioText(toLocale(language, internationalLocale), key, values)
}
