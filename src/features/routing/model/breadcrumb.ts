import { localized, type Locale, type Localized } from '@/lib/i18n/locales'

import { localisePath } from './localise-path'
import type { RouteBreadcrumb, RouteEntry, RouteIndex } from './route-table'

/** The name that a route gives its own page: a step with the path of the route itself. */
const ownName = ({ original, breadcrumb }: RouteEntry): Partial<Localized> =>
  breadcrumb.find(({ path }) => path === original)?.name ?? {}

/** Gives each step without a name the own name of the page there, else its title, language by language. */
export function nameBreadcrumbs(
  entries: readonly RouteEntry[],
  titleOf: (entry: RouteEntry) => Partial<Localized>,
): RouteEntry[] {
  const byOriginal = new Map(entries.map((entry) => [entry.original, entry]))
  const named = ({ name, path }: RouteBreadcrumb): RouteBreadcrumb => {
    const target = path === undefined ? undefined : byOriginal.get(path)
    if (!target) return { name, ...(path && { path }) }
    const [ownLabel, title] = [ownName(target), titleOf(target)]
    const nameIn = (locale: Locale) => name[locale] || ownLabel[locale] || title[locale] || ''
    return { name: localized(nameIn), ...(path && { path }) }
  }
  return entries.map((entry) => ({ ...entry, breadcrumb: entry.breadcrumb.map(named) }))
}

interface CurrentPage {
  /** Public path with its language. */
  path: string
  title: string
  locale: Locale
}

/** The breadcrumb below the home page: the steps of the route, then the page under its own name or its title. */
export function pageTrail(
  routes: RouteIndex,
  entry: RouteEntry | null,
  { path, title, locale }: CurrentPage,
): { label: string; href?: string }[] {
  const steps = (entry?.breadcrumb ?? []).flatMap(({ name, path: original }) => {
    const label = name[locale]
    const href = original ? localisePath(routes, original, locale) : undefined
    return label ? [{ label, ...(href && { href }) }] : []
  })
  const ownStep = steps.find(({ href }) => href === path)
  return [...steps.filter(({ href }) => href !== path), ownStep ?? { label: title, href: path }]
}
