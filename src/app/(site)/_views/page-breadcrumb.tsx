import { getRouteIndex } from '@/lib/data/get-route-table'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { localisePath } from '@/lib/routing/localise-path'
import type { RouteEntry } from '@/lib/routing/route-table'

import { Trail } from './trail'

interface PageBreadcrumbProps {
  entry: RouteEntry | null
  path: string
  title: string
  locale: Locale
}

/** The way from the home page to here, by the route's breadcrumb. */
export async function PageBreadcrumb({ entry, path, title, locale }: PageBreadcrumbProps) {
  const [routes, t] = await Promise.all([getRouteIndex(), getTranslator(locale)])
  const between = (entry?.breadcrumb ?? []).flatMap(({ name, path: original }) => {
    const label = name[locale]
    const href = original ? localisePath(routes, original, locale) : undefined
    return label && href !== path ? [{ label, ...(href && { href }) }] : []
  })
  const items = [{ label: t('shell.home'), href: `/${locale}/` }, ...between, { label: title, href: path }]
  return <Trail items={items} label={t('shell.breadcrumb')} />
}
