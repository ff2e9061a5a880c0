import type { Locale } from '../i18n/locales'
import { linkTarget } from './external-link'
import { localiseLink } from './localise-link'
import { targetKey } from './redirects'
import type { RouteIndex } from './route-table'

/**
 * Where a page that is set to lead elsewhere sends its visitors: a path of this site in their language, or an address
 * of another one. Null when that is no place to go, or the page itself.
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
