import { PropertyGrid } from '@/features/listings/ui/property-grid'
import { SectionHeading } from '@/components/ui/section-heading'
import { findFeatured } from '@/features/listings/server/find-featured'
import { findLatestProperties } from '@/features/listings/server/find-latest-properties'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { rolePath } from '@/features/routing/model/route-table'
import type { LatestOffersBlock } from '@/payload-types'

import { BlockBand } from '../block-band'
import type { BlockContext, BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

/** The newest properties that no other block of the page puts forward. */
async function findShown(data: LatestOffersBlock, { locale, spotlights = [] }: BlockContext) {
  const featured = (await Promise.all(spotlights.map((each) => findFeatured(each, locale)))).flat()
  const max = data.maxItems ?? 4
  const latest = await findLatestProperties(data.goal, max + featured.length, locale)
  return latest.filter(({ ref }) => !featured.some((each) => each.ref === ref)).slice(0, max)
}

/** The newest properties, with a link to the whole list. */
export async function LatestOffers({ data, context }: BlockViewProps<'latestOffers'>) {
  const { locale } = context
  const [properties, settings, routes, t] = await Promise.all([
    findShown(data, context),
    getPropertySettings(locale),
    getRouteIndex(),
    getPageTranslator(locale),
  ])
  if (properties.length === 0) return null
  const isRent = data.goal === 'rent'
  const listHref = rolePath(routes, isRent ? 'forRent' : 'forSale', locale)
  return (
    <BlockBand field="goal" data={data}>
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
