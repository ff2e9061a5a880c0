import type { Locale } from '@/lib/i18n/locales'
import { localiseLink } from '@/features/routing/model/localise-link'
import { findEntryByOriginal } from '@/features/routing/model/localise-path'
import { joinPath, splitLocale, splitUrl } from '@/features/routing/model/public-path'
import { isPublishedIn, publicPath, type RouteIndex } from '@/features/routing/model/route-table'
import { isHexColour } from '@/lib/values/contrast'
import type { Header, Page } from '@/payload-types'

import type { LinkItem } from '@/lib/values/external-link'
import { fieldMark } from '@/lib/field-marks'
import type { LinkIcon, MenuItem, TopBarItem } from './shell'

interface StoredLink {
  id?: string | null
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

/** What only an editor's preview has: public pages get no property for it. */
const marked = (field: string | undefined) => (field === undefined ? {} : { field })

/**
 * A link with a label in the language, else null.
 *
 * @param list its list in the form, if it is in one
 */
export function toLink({ id, label, url }: StoredLink, target: Target, list?: string): LinkItem | null {
  const href = url ? hrefOfUrl(url, target) : null
  return label && href ? { label, href, ...marked(list && fieldMark(list, id)) } : null
}

/** Links that have a label in the language. */
export const toLinks = (
  links: StoredLink[] | null | undefined,
  context: LinkContext,
  list?: string,
): LinkItem[] => (links ?? []).flatMap((link) => toLink(link, context, list) ?? [])

/** The items of the top bar that editors enabled, each with its icon and colour (C1). */
export const toTopBarItems = (
  items: StoredTopBarItem[] | null | undefined,
  context: LinkContext,
  list?: string,
): TopBarItem[] =>
  (items ?? []).flatMap(({ icon, colour, status, ...stored }) => {
    const link = status === 'hidden' ? null : toLink(stored, context, list)
    return link ? [{ ...link, ...(icon && { icon }), ...(isHexColour(colour) && { colour }) }] : []
  })

/** Pages that are not published in the language are left out of the menu. */
function hrefOfPage(page: Page | string | null | undefined, { routes, locale }: LinkContext): string | null {
  const id = typeof page === 'object' ? page?.id : page
  const entry = routes.entries.find(({ target }) => target?.collection === 'pages' && target.id === id)
  return entry && isPublishedIn(entry, locale) ? publicPath(entry, locale) : null
}

function toMenuItem(item: StoredChild, context: LinkContext, list: string): MenuItem[] {
  if (item.status === 'hidden') return []
  const isLink = item.kind === 'link'
  const href = isLink && item.url ? hrefOfUrl(item.url, context) : hrefOfPage(item.page, context)
  const pageTitle = typeof item.page === 'object' ? item.page?.title : null
  const label = item.label || (isLink ? null : pageTitle)
  if (!href || !label) return []
  const below = item.children ?? item.grandchildren ?? []
  const listBelow = item.children ? '.children' : '.grandchildren'
  const children = below.flatMap((child) => toMenuItem(child, context, listBelow))
  return [{ label, href, isCurrent: href === context.path, children, ...marked(fieldMark(list, item.id)) }]
}

/** The menu tree of a language. */
export const toMenu = (menu: Header['menu'], context: LinkContext): MenuItem[] =>
  (menu ?? []).flatMap((item) => toMenuItem(item, context, 'menu'))
