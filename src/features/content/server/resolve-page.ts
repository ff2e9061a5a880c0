import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { resolvePublicUrl, type ResolvedPage } from '@/features/routing/model/resolve-public-url'

import { findPropertyParts, findRefOfFeed } from '@/features/routing/server/reads'
import { getLanguages } from './get-languages'
import { getRouteIndex } from '@/features/routing/server/reads'

/** Resolves a public URL to content, a redirect or not found. */
export async function resolvePage(locale: Locale, segments: readonly string[]): Promise<ResolvedPage> {
  const [index, languages] = await Promise.all([getRouteIndex(), getLanguages()])
  return resolvePublicUrl(
    { index, languages, findParts: findPropertyParts, findFeedRef: findRefOfFeed, now: new Date() },
    locale,
    segments,
  )
}
