import type { PayloadRequest } from 'payload'

import { isLocale, type Localized } from '@/lib/i18n/locales'

/** Picks the text in the language in which the editor uses the studio; English when that is none of ours. */
export function studioMessage(req: Partial<PayloadRequest>, texts: Localized): string {
  const language = req.i18n?.language
  return texts[isLocale(language) ? language : 'en']
}
