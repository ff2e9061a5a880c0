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
  const found = resolvePublicUrl(index, path, fallback)
  const key = found.kind === 'redirect' ? targetKey(found.to) : null
  return key === null ? found : resolvePublicUrl(index, key, fallback)
}

/**
 * Maps a public path to the same page in another language; query and hash stay. Returns the home page of that language
 * when there is no such page. A property needs its `parts`; without them the result is its short path.
 */
export function translatePath(index: RouteIndex, url: string, to: Locale, parts?: PropertyPathParts): string {
  const { path, suffix } = splitUrl(url)
  const found = settle(index, path, to)
  if (found.kind === 'property') {
    const known = parts?.ref === found.ref ? parts : null
    if (!known) return shortPropertyPath(found.ref, to) + suffix
    return publishedLanguages(known).includes(to) ? propertyPath(index, known, to) + suffix : `/${to}/`
  }
  const target = found.kind === 'entry' && isPublishedIn(found.entry, to) ? publicPath(found.entry, to) : null
  return target === null ? `/${to}/` : target + suffix
}
