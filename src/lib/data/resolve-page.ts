import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { resolveAddress, type ResolvedPage } from '@/lib/routing/resolve-address'

import { findPropertyParts } from './find-property-parts'
import { getLanguages } from './get-languages'
import { getRouteIndex } from './get-route-table'

/** Says what stands at a public address: content to show, a redirect, or nothing. */
export async function resolvePage(locale: Locale, segments: readonly string[]): Promise<ResolvedPage> {
  const [index, languages] = await Promise.all([getRouteIndex(), getLanguages()])
  return resolveAddress({ index, languages, findParts: findPropertyParts }, locale, segments)
}
