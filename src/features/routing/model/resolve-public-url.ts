import type { Locale } from '@/lib/i18n/locales'
import { toWebsiteUrl } from '@/lib/values/external-link'
import { localisePath } from './localise-path'
import { propertyPath, publishedLanguages, type PropertyPathParts } from './property-path'
import { splitUrl, splitLocale } from './public-path'
import { isSettled, targetKey } from './redirects'
import { resolvePath, type Resolution } from './resolve-path'
import { isPublishedIn, publicPath, type RouteEntry, type RouteIndex, type RouteTarget } from './route-table'
import { translatePath } from './translate-path'

/** Data for resolving URLs: cached for pages, read afresh for the studio. */
export interface RoutingSources {
  index: RouteIndex
  languages: { enabled: readonly Locale[]; default: Locale }
  /** `null` when there is no such published property. */
  findParts: (ref: number) => Promise<PropertyPathParts | null>
  /** The reference of a property by its number in a feed. Left out: such numbers lead nowhere. */
  findFeedRef?: (feedNumber: number) => Promise<number | null>
  now: Date
}

export type ResolvedPage =
  | { kind: 'content'; entry: RouteEntry; target: RouteTarget; path: string }
  | { kind: 'property'; parts: PropertyPathParts; path: string }
  | { kind: 'redirect'; to: string; permanent: boolean }
  | { kind: 'notFound'; what: 'page' | 'property' }

/** More steps than any URL of a valid table needs. */
const maxSteps = 5

const missing = (what: 'page' | 'property'): ResolvedPage => ({ kind: 'notFound', what })

const givenPath = (locale: Locale, segments: readonly string[]): string =>
  `/${[locale, ...segments].join('/')}/`

function resolveEntry(entry: RouteEntry, locale: Locale): ResolvedPage {
  const elsewhere = entry.external ? toWebsiteUrl(entry.external) : null
  if (elsewhere && isPublishedIn(entry, locale)) return { kind: 'redirect', to: elsewhere, permanent: false }
  const path = publicPath(entry, locale)
  if (!entry.target || path === null || !isPublishedIn(entry, locale)) return missing('page')
  return { kind: 'content', entry, target: entry.target, path }
}

/**
 * Lists show a property in every language, because its facts exist in all of them: where it is not published in the
 * requested language, its URL redirects to its page in a language in which it is.
 */
function resolveProperty(
  parts: PropertyPathParts,
  given: string,
  locale: Locale,
  { index, languages, now }: Pick<RoutingSources, 'index' | 'languages' | 'now'>,
): ResolvedPage {
  const published = publishedLanguages(parts).filter((each) => languages.enabled.includes(each))
  const elsewhere = published.find((each) => each === languages.default) ?? published[0]
  if (!published.includes(locale)) {
    if (!elsewhere) return missing('property')
    return { kind: 'redirect', to: propertyPath(index, parts, elsewhere), permanent: false }
  }
  const path = propertyPath(index, parts, locale)
  if (path === given) return { kind: 'property', parts, path }
  return { kind: 'redirect', to: path, permanent: !parts.isClosed && isSettled(parts.changedAt, now) }
}

/**
 * `/property/77001/` of an e-mail of the back office, when no property has that reference: the number is that of a feed.
 * Not permanently: a property may get that reference later.
 */
async function resolveFeedNumber(
  property: Extract<Resolution, { kind: 'property' }>,
  locale: Locale,
  sources: RoutingSources,
): Promise<ResolvedPage> {
  const ref = property.goal === null ? await sources.findFeedRef?.(property.ref) : null
  const parts = ref ? await sources.findParts(ref) : null
  if (!parts) return missing('property')
  const resolved = resolveProperty(parts, property.given, locale, sources)
  return resolved.kind === 'redirect' ? { ...resolved, permanent: false } : resolved
}

/** One step: the content, or the next URL. Pages use `resolvePublicUrl`, which follows all steps. */
export async function resolveStep(
  sources: RoutingSources,
  locale: Locale,
  segments: readonly string[],
): Promise<ResolvedPage> {
  const { index, languages } = sources
  if (!languages.enabled.includes(locale)) {
    const to = translatePath(index, givenPath(locale, segments), languages.default)
    return { kind: 'redirect', to, permanent: false }
  }
  const resolution = resolvePath(index, locale, segments)
  if (resolution.kind === 'entry') return resolveEntry(resolution.entry, locale)
  if (resolution.kind !== 'property') return resolution.kind === 'redirect' ? resolution : missing('page')
  const parts = await sources.findParts(resolution.ref)
  return parts
    ? resolveProperty(parts, resolution.given, locale, sources)
    : resolveFeedNumber(resolution, locale, sources)
}

/**
 * Resolves a public URL: content, a redirect, or nothing. A redirect leads to its final target at once, never in a
 * circle and never to the URL itself. A disabled language redirects to the same page in the default one (A2).
 */
export async function resolvePublicUrl(
  sources: RoutingSources,
  locale: Locale,
  segments: readonly string[],
): Promise<ResolvedPage> {
  const first = await resolveStep(sources, locale, segments)
  const seen = new Set([givenPath(locale, segments)])
  let last = first
  for (let step = 0; last.kind === 'redirect'; step += 1) {
    if (targetKey(last.to) === null) return last
    const { path, suffix } = splitUrl(last.to)
    const named = splitLocale(path).locale
    const to = named ? path : localisePath(sources.index, path, locale)
    if (seen.has(to) || step === maxSteps) return missing('page')
    seen.add(to)
    const next = splitLocale(to)
    const following = await resolveStep(sources, next.locale ?? locale, next.segments)
    if (following.kind !== 'redirect') return { ...last, to: to + suffix }
    const end = targetKey(following.to) === null ? following.to : following.to + suffix
    last = { kind: 'redirect', to: end, permanent: last.permanent && following.permanent }
  }
  return last
}
