import { PropertyGrid } from '@/features/listings/ui/property-grid'
import { SectionHeading } from '@/components/ui/section-heading'
import { findListing } from '@/features/listings/server/find-listing'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getTranslator } from '@/lib/i18n/translator'
import { unfilteredListing } from '@/features/listings/model/listing-filters'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

import { FullListing } from './full-listing'
import { readListing } from './read-listing'

/** Properties of one goal: the whole list with its filters, or a short selection. */
export async function PropertyList({ data, context }: BlockViewProps<'propertyList'>) {
  const { locale } = context
  if (data.mode === 'full') {
    const [listing, t] = await Promise.all([readListing(data.goal, context), getTranslator(locale)])
    return <FullListing data={listing} t={t} />
  }
  const [{ properties }, settings, t] = await Promise.all([
    findListing(unfilteredListing(data.goal), locale),
    getPropertySettings(locale),
    getTranslator(locale),
  ])
  return (
    <BlockBand data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      {properties.length > 0 ? (
        <PropertyGrid
          properties={properties.slice(0, data.maxItems ?? 6)}
          perRow={itemsPerRow(data.numberItemOfRow, 3, context.columns)}
          columns={context.columns}
          view={data.view}
          locale={locale}
          priceStyle={settings.priceStyle}
          t={t}
        />
      ) : (
        <p className="text-slate">{t('listing.noProperties')}</p>
      )}
    </BlockBand>
  )
}
