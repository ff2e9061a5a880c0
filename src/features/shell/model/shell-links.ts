import type { Locale } from '@/lib/i18n/locales'
import { localiseLink } from '@/features/routing/model/localise-link'
import { findEntryByOriginal } from '@/features/routing/model/localise-path'
import { joinPath, splitLocale, splitUrl } from '@/features/routing/model/public-path'
import { isPublishedIn, publicPath, type RouteIndex } from '@/features/routing/model/route-table'
import { isHexColour } from '@/lib/values/contrast'
import type { Header, Page } from '@/payload-types'

import type { LinkItem } from '@/lib/values/external-link'
import type { LinkIcon, MenuItem, TopBarItem } from './shell'

interface StoredLink {
  label?: string | null
  url?: string | null
}

interface StoredTopBarItem extends StoredLink {
  icon?: LinkIcon | null
  colour?: string | null
  status?: 'published' | 'hidden' | null
}

type StoredMenuItem = NonNullable<Header['menu']>[number]
type StoredChild = Omit<StoredMenuItem, 'children'> & {
  children?: StoredChild[] | null
  grandchildren?: StoredChild[] | null
}

export interface LinkContext {
  routes: RouteIndex
  locale: Locale
  /** Public path of the current page. */
  path: string
}

type Target = Pick<LinkContext, 'routes' | 'locale'>

/** Where a typed link leads; null for a page that is left out with its module. */
function hrefOfUrl(url: string, { routes, locale }: Target): string | null {
  const original = url.startsWith('/') ? joinPath(splitLocale(splitUrl(url).path).segments) : null
  const isLeftOut = original !== null && findEntryByOriginal(routes, original)?.isLeftOut
  return isLeftOut ? null : localiseLink(routes, url, locale)
}

/** A link with a label in the language, else null. */
export function toLink({ label, url }: StoredLink, target: Target): LinkItem | null {
  const href = url ? hrefOfUrl(url, target) : null
  return label && href ? { label, href } : null
}

/** Links that have a label in the language. */
export const toLinks = (links: StoredLink[] | null | undefined, context: LinkContext): LinkItem[] =>
  (links ?? []).flatMap((link) => toLink(link, context) ?? [])

/** The items of the top bar that editors enabled, each with its icon and colour (C1). */
export const toTopBarItems = (
  items: StoredTopBarItem[] | null | undefined,
  context: LinkContext,
): TopBarItem[] =>
  (items ?? []).flatMap(({ icon, colour, status, ...stored }) => {
    const link = status === 'hidden' ? null : toLink(stored, context)
    return link ? [{ ...link, ...(icon && { icon }), ...(isHexColour(colour) && { colour }) }] : []
  })

/** Pages that are not published in the language are left out of the menu. */
function hrefOfPage(page: Page | string | null | undefined, { routes, locale }: LinkContext): string | null {
  const id = typeof page === 'object' ? page?.id : page
  const entry = routes.entries.find(({ target }) => target?.collection === 'pages' && target.id === id)
  return entry && isPublishedIn(entry, locale) ? publicPath(entry, locale) : null
}

function toMenuItem(item: StoredChild, context: LinkContext): MenuItem[] {
  if (item.status === 'hidden') return []
  const isLink = item.kind === 'link'
  const href = isLink && item.url ? hrefOfUrl(item.url, context) : hrefOfPage(item.page, context)
  const pageTitle = typeof item.page === 'object' ? item.page?.title : null
  const label = item.label || (isLink ? null : pageTitle)
  if (!href || !label) return []
  const below = item.children ?? item.grandchildren ?? []
  const children = below.flatMap((child) => toMenuItem(child, context))
  return [{ label, href, isCurrent: href === context.path, children }]
}

/** The menu tree of a language. */
export const toMenu = (menu: Header['menu'], context: LinkContext): MenuItem[] =>
  (menu ?? []).flatMap((item) => toMenuItem(item, context))
