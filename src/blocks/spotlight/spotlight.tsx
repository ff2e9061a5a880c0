import { PropertyGrid } from '@/features/listings/ui/property-grid'
import { SectionHeading } from '@/components/ui/section-heading'
import { findChosenProperties } from '@/features/listings/server/find-chosen-properties'
import { findSpotlightProperties } from '@/features/listings/server/find-latest-properties'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { idOf } from '@/lib/values/read-value'
import type { Locale } from '@/lib/i18n/locales'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import type { PropertySummary } from '@/features/property/model/property-summary'
import type { SpotlightBlock } from '@/payload-types'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

async function findShown(data: SpotlightBlock, locale: Locale): Promise<PropertySummary[]> {
  const max = data.maxItems ?? 4
  if (data.choice === 'spotlight') return findSpotlightProperties(data.goal ?? 'both', max, locale)
  const chosen = await findChosenProperties((data.properties ?? []).map(idOf), locale)
  return chosen.slice(0, max)
}

/** Featured properties: the agency's spotlight properties, or an editor's choice. */
export async function Spotlight({ data, context }: BlockViewProps<'spotlight'>) {
  const { locale, columns } = context
  const [properties, { priceStyle }, t] = await Promise.all([
    findShown(data, locale),
    getPropertySettings(locale),
    getPageTranslator(locale),
  ])
  if (properties.length === 0) return null
  return (
    <BlockBand data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <PropertyGrid
        properties={properties}
        perRow={itemsPerRow(data.numberItemOfRow, 4, columns)}
        columns={columns}
        view={data.view}
        label={data.heading}
        locale={locale}
        priceStyle={priceStyle}
        t={t}
        headingLevel={data.heading ? 'h3' : 'h2'}
        startsPage={context.index === 0}
      />
    </BlockBand>
  )
}
