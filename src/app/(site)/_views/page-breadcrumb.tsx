import { Breadcrumb } from '@/components/layout/breadcrumb'
import { JsonLd } from '@/features/seo/ui/json-ld'
import { env } from '@/lib/env'
import { breadcrumbList, type Crumb } from '@/features/seo/model/breadcrumb-list'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { localisePath } from '@/features/routing/model/localise-path'
import type { RouteEntry } from '@/features/routing/model/route-table'

interface TrailProps {
  items: Crumb[]
  label: string
}

/** The breadcrumb as a list of links and as structured data. */
export function Trail({ items, label }: TrailProps) {
  return (
    <>
      <Breadcrumb items={items} label={label} />
      <JsonLd data={breadcrumbList(items, env.serverUrl)} />
    </>
  )
}

interface PageBreadcrumbProps {
  entry: RouteEntry | null
  path: string
  title: string
  locale: Locale
}

/** The breadcrumb of a page, from the home page through the entries of its route. */
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
