import type { Locale } from '@/lib/i18n/locales'
import { linkTarget } from '@/lib/values/external-link'
import { localiseLink } from './localise-link'
import { targetKey } from './redirects'
import type { RouteIndex } from './route-table'

/**
 * The target of a page that redirects: a path of this site in the visitor's language, or a URL of another site. Null
 * when it is no valid target, or the page itself.
 */
export function pageRedirect(
  index: RouteIndex,
  locale: Locale,
  ownPath: string,
  redirectUrl: string,
): string | null {
  const target = linkTarget(redirectUrl)
  if (target?.kind === 'external') return target.href
  if (target?.kind !== 'internal' || !target.href.startsWith('/')) return null
  const to = localiseLink(index, target.href, locale)
  return targetKey(to) === ownPath ? null : to
}
