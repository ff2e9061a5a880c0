import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { websiteAddress } from '@/lib/routing/external-link'
import { propertyPath, type PropertyPathParts } from '@/lib/routing/property-path'
import { resolvePath } from '@/lib/routing/resolve-path'
import { isPublishedIn, publicPath, type RouteEntry, type RouteIndex, type RouteTarget } from '@/lib/routing/route-table'
import { translatePath } from '@/lib/routing/translate-path'

import { findPropertyParts } from './find-property-parts'
import { getLanguages } from './get-languages'
import { getRouteIndex } from './get-route-table'

export type ResolvedPage =
  | { kind: 'content'; entry: RouteEntry; target: RouteTarget; path: string }
  | { kind: 'property'; parts: PropertyPathParts; path: string }
  | { kind: 'redirect'; to: string; permanent: boolean }
  | { kind: 'notFound'; what: 'page' | 'property' }

const givenPath = (locale: Locale, segments: readonly string[]) => `/${[locale, ...segments].join('/')}/`

function resolveEntry(entry: RouteEntry, locale: Locale): ResolvedPage {
  const elsewhere = entry.external ? websiteAddress(entry.external) : null
  if (elsewhere && isPublishedIn(entry, locale)) return { kind: 'redirect', to: elsewhere, permanent: false }
  const path = publicPath(entry, locale)
  if (!entry.target || path === null || !isPublishedIn(entry, locale)) return { kind: 'notFound', what: 'page' }
  return { kind: 'content', entry, target: entry.target, path }
}

async function resolveProperty(index: RouteIndex, ref: number, given: string, locale: Locale): Promise<ResolvedPage> {
  const parts = await findPropertyParts(ref)
  if (!parts) return { kind: 'notFound', what: 'property' }
  const path = propertyPath(index, parts, locale)
  return path === given ? { kind: 'property', parts, path } : { kind: 'redirect', to: path, permanent: true }
}

/**
 * Says what stands at a public address: content to show, a redirect, or nothing.
 * A language that is switched off leads to the same page in the default one (A2).
 */
export async function resolvePage(locale: Locale, segments: readonly string[]): Promise<ResolvedPage> {
  const [index, languages] = await Promise.all([getRouteIndex(), getLanguages()])
  if (!languages.enabled.includes(locale)) {
    const to = translatePath(index, givenPath(locale, segments), languages.default)
    return { kind: 'redirect', to, permanent: false }
  }
  const found = resolvePath(index, locale, segments)
  if (found.kind === 'property') return resolveProperty(index, found.ref, found.given, locale)
  if (found.kind === 'entry') return resolveEntry(found.entry, locale)
  return found.kind === 'redirect' ? found : { kind: 'notFound', what: 'page' }
}
