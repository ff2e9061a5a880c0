import { PropertyGrid } from '@/features/listings/ui/property-grid'
import { SectionHeading } from '@/components/ui/section-heading'
import { findLatestProperties } from '@/features/listings/server/find-latest-properties'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { rolePath } from '@/features/routing/model/route-table'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

/** The newest properties, with a link to the whole list. */
export async function LatestOffers({ data, context }: BlockViewProps<'latestOffers'>) {
  const { locale } = context
  const [properties, settings, routes, t] = await Promise.all([
    findLatestProperties(data.goal, data.maxItems ?? 4, locale),
    getPropertySettings(locale),
    getRouteIndex(),
    getPageTranslator(locale),
  ])
  if (properties.length === 0) return null
  const isRent = data.goal === 'rent'
  const listHref = rolePath(routes, isRent ? 'forRent' : 'forSale', locale)
  return (
    <BlockBand data={data}>
      <SectionHeading
        title={data.heading ?? t('listing.latest')}
        level={data.titleSize}
        intro={data.description}
        aside={
          listHref && (
            <a href={listHref} className="font-semibold text-brand underline in-data-[ground]:text-current">
              {isRent ? t('listing.seeAllRent') : t('listing.seeAllSale')}
            </a>
          )
        }
      />
      <PropertyGrid
        properties={properties}
        perRow={itemsPerRow(data.numberItemOfRow, 4, context.columns)}
        columns={context.columns}
        view={data.view}
        label={data.heading ?? t('listing.latest')}
        locale={locale}
        priceStyle={settings.priceStyle}
        t={t}
      />
    </BlockBand>
  )
}
