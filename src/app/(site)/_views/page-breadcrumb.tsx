import { Breadcrumb } from '@/components/layout/breadcrumb'
import { JsonLd } from '@/features/seo/ui/json-ld'
import { env } from '@/lib/env'
import { breadcrumbList, type Crumb } from '@/features/seo/model/breadcrumb-list'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { fieldMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import { getPageTranslator } from '@/features/property/server/reads'
import { pageTrail } from '@/features/routing/model/breadcrumb'
import type { RouteEntry } from '@/features/routing/model/route-table'

interface TrailProps {
  items: Crumb[]
  label: string
  /** The field of the last item, the title of the page itself. */
  field?: string | undefined
}

/** The breadcrumb as a list of links and as structured data. */
export function Trail({ items, label, field }: TrailProps) {
  return (
    <>
      <Breadcrumb items={items} label={label} field={field && fieldMark(field)} />
      <JsonLd data={breadcrumbList(items, env.serverUrl)} />
    </>
  )
}

interface PageBreadcrumbProps {
  entry: RouteEntry | null
  path: string
  title: string
  /** The field of the title. */
  titleField?: string
  locale: Locale
}

/** The breadcrumb of a page, from the home page through the entries of its route. */
export async function PageBreadcrumb({ entry, path, title, titleField, locale }: PageBreadcrumbProps) {
  const [routes, t] = await Promise.all([getRouteIndex(), getPageTranslator(locale)])
  const home = { label: t('shell.home'), href: `/${locale}/` }
  const items = [home, ...pageTrail(routes, entry, { path, title, locale })]
  return <Trail items={items} label={t('shell.breadcrumb')} field={titleField} />
}
