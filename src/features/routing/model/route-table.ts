import { localized, type Locale, type Localized } from '@/lib/i18n/locales'
import { isOffered, type SiteModule } from '@/lib/site-config'
import { modulesOfRoles, type AnyRole } from './page-roles'
import { normalisePath, segmentsOf, withLocale } from './public-path'

export type RouteType = 'page' | 'article' | 'feedback' | 'login'

export interface RouteTarget {
  collection: 'pages' | 'articles' | 'testimonials' | 'projects'
  id: string
}

export interface RouteBreadcrumb {
  name: Partial<Localized>
  /** An original path, such as `/services/`. */
  path?: string
}

export interface RouteEntry {
  /** The path that identifies the page in content, in every language: `/for-sale/`. */
  original: string
  type: RouteType
  /** Path per language without the language: `/te-koop/`; `/` is the home page. */
  paths: Partial<Localized>
  breadcrumb: RouteBreadcrumb[]
  external?: string
  target?: RouteTarget
  /** None of a page that is left out with its module. */
  publishedIn: Locale[]
  isLeftOut?: true
}

/** Both are full public paths with their language; `to` may also be a URL of another site. */
export interface RedirectEntry {
  from: string
  to: string
  permanent: boolean
  /** Of a redirect that a changed path made: the time of the change (ISO). */
  changedAt?: string
}

/** Plain data, so that it can be cached. */
export interface RouteTable {
  entries: RouteEntry[]
  redirects: RedirectEntry[]
  /** Original paths of the pages with a role. */
  roles: Partial<Record<AnyRole, string>>
}

/** The two kinds of listing with a path; takeovers are listed among properties for sale. */
export type ListingKind = 'sale' | 'rent'

export interface RouteIndex {
  entries: readonly RouteEntry[]
  byOriginal: ReadonlyMap<string, RouteEntry>
  byPath: Localized<ReadonlyMap<string, RouteEntry>>
  redirects: ReadonlyMap<string, RedirectEntry>
  byRole: ReadonlyMap<AnyRole, RouteEntry>
}

/** Roles of the pages that list properties. */
export const listingRoles = { sale: 'forSale', rent: 'forRent' } as const

const listingNames: Record<ListingKind, string> = { sale: 'for-sale', rent: 'for-rent' }

/** Two entries with one path are an error in the data: the first one has precedence. */
function firstByKey<T>(items: readonly T[], key: (item: T) => string | undefined): Map<string, T> {
  const map = new Map<string, T>()
  for (const item of items) {
    const value = key(item)
    if (value !== undefined && !map.has(value)) map.set(value, item)
  }
  return map
}

type WithPaths = Pick<RouteEntry, 'paths'>

const pathKey = (entry: WithPaths, locale: Locale): string | undefined => {
  const path = entry.paths[locale]
  return path ? normalisePath(path) : undefined
}

const moduleOf = ({ type, target }: RouteEntry): SiteModule | undefined => {
  if (type === 'login') return 'owners'
  return target && target.collection !== 'pages' ? target.collection : undefined
}

/**
 * The table of a site without the pages of modules that are off: no menu and no sitemap leads to them, and a redirect may take their
 * paths. A page with several roles is left out when the modules of all are off.
 */
export function withoutLeftOut({ entries, redirects, roles }: RouteTable): RouteTable {
  const named = Object.entries(roles) as [AnyRole, string][]
  const isRoleOffered = (role: AnyRole) => isOffered({ module: modulesOfRoles[role] })
  const rolesOf = ({ original }: RouteEntry) => named.filter(([, page]) => page === original)
  const isIn = (entry: RouteEntry): boolean => {
    const ofEntry = rolesOf(entry)
    const hasRole = ofEntry.length === 0 || ofEntry.some(([role]) => isRoleOffered(role))
    return hasRole && isOffered({ module: moduleOf(entry) })
  }
  return {
    entries: entries.map((entry) => (isIn(entry) ? entry : { ...entry, publishedIn: [], isLeftOut: true })),
    redirects,
    roles: Object.fromEntries(named.filter(([role]) => isRoleOffered(role))),
  }
}

export function indexRouteTable({ entries, redirects, roles }: RouteTable): RouteIndex {
  const byOriginal = firstByKey(entries, (entry) => normalisePath(entry.original))
  const withRole = (Object.entries(roles) as [AnyRole, string][]).flatMap(([role, original]) => {
    const entry = byOriginal.get(normalisePath(original))
    return entry ? [[role, entry] as const] : []
  })
  return {
    entries,
    byOriginal,
    byPath: localized((locale) => firstByKey(entries, (entry) => pathKey(entry, locale))),
    redirects: firstByKey(redirects, (redirect) => normalisePath(redirect.from)),
    byRole: new Map(withRole),
  }
}

/** The kind of listing by the last segment of a path of the specification: `/for-sale/`, `/homes/for-sale/`. */
export function listingKindOfOriginal(path: string): ListingKind | null {
  const last = segmentsOf(path).at(-1)?.toLowerCase()
  if (last === listingNames.sale) return 'sale'
  return last === listingNames.rent ? 'rent' : null
}

/** The public path of an entry, or null when it has none in that language. */
export function publicPath(entry: WithPaths, locale: Locale): string | null {
  const key = pathKey(entry, locale)
  return key === undefined ? null : withLocale(locale, key)
}

/** Whether visitors can open the entry in a language: it has a path there and is published. */
export const isPublishedIn = (entry: RouteEntry, locale: Locale): boolean =>
  entry.publishedIn.includes(locale) && pathKey(entry, locale) !== undefined

/** The public path of the page with a role; null when visitors cannot open such a page in this language. */
export function rolePath(index: RouteIndex, role: AnyRole, locale: Locale): string | null {
  const entry = index.byRole.get(role)
  return entry && isPublishedIn(entry, locale) ? publicPath(entry, locale) : null
}

/** The public paths of the languages in which visitors can open the entry: for switcher, hreflang and sitemap. */
export function alternatePaths(entry: RouteEntry): Partial<Localized> {
  const paths: Partial<Localized> = {}
  for (const locale of entry.publishedIn) {
    const path = publicPath(entry, locale)
    if (path !== null) paths[locale] = path
  }
  return paths
}
