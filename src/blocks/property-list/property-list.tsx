import { PropertyGrid } from '@/features/listings/ui/property-grid'
import { SectionHeading } from '@/components/ui/section-heading'
import { selectionOf } from '@/features/listings/model/property-selection'
import { findChosenProperties } from '@/features/listings/server/find-chosen-properties'
import { findSelection } from '@/features/listings/server/find-selection'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import type { PropertySummary } from '@/features/property/model/property-summary'
import type { Locale } from '@/lib/i18n/locales'
import { Part } from '@/lib/parts/part'
import { idOf } from '@/lib/values/read-value'
import type { PropertyListBlock } from '@/payload-types'
import { fieldMark } from '@/lib/field-marks'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

import type { FullListing } from './full-listing'
import { readListing } from './read-listing'

async function findShown(data: PropertyListBlock, locale: Locale): Promise<PropertySummary[]> {
  const limit = data.maxItems ?? 4
  if (data.choice !== 'chosen') return findSelection(selectionOf(data), limit, locale)
  const chosen = await findChosenProperties((data.properties ?? []).map(idOf), locale)
  return chosen.slice(0, limit)
}

/** Properties of one goal: the whole list with its filters, or a short selection. */
export async function PropertyList({ data, context }: BlockViewProps<'propertyList'>) {
  const { locale } = context
  if (data.mode === 'full') {
    const [listing, t] = await Promise.all([readListing(data.goal, context), getPageTranslator(locale)])
    return <Part<typeof FullListing> name="listing" props={{ data: listing, t }} field={fieldMark('mode')} />
  }
  const [properties, settings, t] = await Promise.all([
    findShown(data, locale),
    getPropertySettings(locale),
    getPageTranslator(locale),
  ])
  return (
    <BlockBand field="choice" data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      {properties.length > 0 ? (
        <PropertyGrid
          properties={properties}
          perRow={itemsPerRow(data.numberItemOfRow, 4, context.columns)}
          columns={context.columns}
          view={data.view}
          label={data.heading}
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
