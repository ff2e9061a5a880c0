import type { Locale } from '@/lib/i18n/locales'
import { propertyPath, publishedLanguages, shortPropertyPath, type PropertyPathParts } from './property-path'
import { splitUrl, splitLocale } from './public-path'
import { targetKey } from './redirects'
import { resolvePath, type Resolution } from './resolve-path'
import { isPublishedIn, publicPath, type RouteIndex } from './route-table'

/** A path without a language is parsed as an original path, which is the same in every language. */
function resolvePublicUrl(index: RouteIndex, path: string, fallback: Locale): Resolution {
  const { locale, segments } = splitLocale(path)
  return resolvePath(index, locale ?? fallback, segments)
}

function settle(index: RouteIndex, path: string, fallback: Locale): Resolution {
  const resolution = resolvePublicUrl(index, path, fallback)
  const key = resolution.kind === 'redirect' ? targetKey(resolution.to) : null
  return key === null ? resolution : resolvePublicUrl(index, key, fallback)
}

/**
 * Maps a public path to the same page in another language; query and hash stay. Returns the home page of that language
 * when there is no such page. A property needs its `parts`; without them the result is its short path.
 */
export function translatePath(index: RouteIndex, url: string, to: Locale, parts?: PropertyPathParts): string {
  const { path, suffix } = splitUrl(url)
  const resolution = settle(index, path, to)
  if (resolution.kind === 'property') {
    const ownParts = parts?.ref === resolution.ref ? parts : null
    if (!ownParts) return shortPropertyPath(resolution.ref, to) + suffix
    return publishedLanguages(ownParts).includes(to) ? propertyPath(index, ownParts, to) + suffix : `/${to}/`
  }
  const target =
    resolution.kind === 'entry' && isPublishedIn(resolution.entry, to)
      ? publicPath(resolution.entry, to)
      : null
  return target === null ? `/${to}/` : target + suffix
}
