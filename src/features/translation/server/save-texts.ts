import { changedFields } from '@/features/translation/model/copy-texts'
import type { Locale } from '@/lib/i18n/locales'
import { nestedRequest } from '@/lib/payload/as-system'

import type { TranslationContext } from './note-stale-texts'
import type { TranslationRequest } from './translation-request'

type Opened = Pick<TranslationRequest<unknown>, 'req' | 'collection' | 'id'>

/** The latest version of the document, in one language or in all. */
export async function readIn({ req, collection, id }: Opened, locale: Locale | 'all'): Promise<object> {
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

/** Saves fields in one language as a draft, with the rights of the user: an editor publishes them. */
export async function saveDraftIn(
  { req, collection, id }: Opened,
  locale: Locale,
  data: object,
  context: TranslationContext = {},
): Promise<void> {
  await req.payload.update({
    collection,
    id,
    data,
    locale,
    draft: true,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    req: nestedRequest(req, { ...context }),
  })
}

/** Saves texts of one language as a draft. */
export async function saveTexts(
  request: Opened,
  locale: Locale,
  texts: Parameters<typeof changedFields>[1],
  context: TranslationContext = {},
): Promise<void> {
  const ownTexts = await readIn(request, locale)
  await saveDraftIn(request, locale, changedFields(ownTexts, texts), context)
}
