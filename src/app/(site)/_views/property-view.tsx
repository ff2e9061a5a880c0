import { Breadcrumb } from '@/components/layout/breadcrumb'
import { SiteShell } from '@/components/layout/site-shell'
import { GalleryMosaic } from '@/components/property/gallery-mosaic'
import { PropertyActions } from '@/components/property/property-actions'
import { PropertyAside } from '@/components/property/property-aside'
import { PropertyBody } from '@/components/property/property-body'
import { PropertyHead } from '@/components/property/property-head'
import { getPropertySettings } from '@/lib/data/get-property-settings'
import { getRouteIndex } from '@/lib/data/get-route-table'
import { getTranslator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/lib/property/property-detail'
import { localisePath } from '@/lib/routing/localise-path'
import { listingKindOfGoal, type PropertyPathParts } from '@/lib/routing/property-path'
import type { Shell } from '@/lib/shell/shell'

interface PropertyViewProps {
  property: PropertyDetail
  parts: PropertyPathParts
  path: string
  shell: Shell
}

/** The page of one property: photographs first, then the facts with the summary beside them. */
export async function PropertyView({ property, parts, path, shell }: PropertyViewProps) {
  const { locale } = shell
  const [t, routes, { priceStyle }] = await Promise.all([
    getTranslator(locale),
    getRouteIndex(),
    getPropertySettings(locale),
  ])
  const kind = listingKindOfGoal(parts.goal)
  const list = {
    label: kind === 'rent' ? t('search.forRent') : t('search.forSale'),
    href: localisePath(routes, kind === 'rent' ? '/for-rent/' : '/for-sale/', locale),
  }
  const trail = [
    { label: t('shell.home'), href: shell.homeHref },
    list,
    { label: property.summary.title, href: path },
  ]
  const contact = { href: localisePath(routes, '/contact/', locale), property, t }
  const shared = { property, locale, priceStyle, t }
  return (
    <SiteShell shell={shell}>
      <div className="wrap pt-4 pb-3">
        <Breadcrumb items={trail} label={t('shell.breadcrumb')} />
      </div>
      <div className="lg:wrap">
        <GalleryMosaic pictures={property.pictures} t={t} />
      </div>
      <div className="wrap grid gap-x-16 pb-24 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <PropertyHead {...shared} listHref={list.href} />
          <PropertyBody {...shared} />
        </div>
        <div className="lg:col-span-4">
          <PropertyAside {...shared}>
            <PropertyActions {...contact} />
          </PropertyAside>
        </div>
      </div>
    </SiteShell>
  )
}
