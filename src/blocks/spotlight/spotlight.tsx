import { PropertyGrid } from '@/features/listings/ui/property-grid'
import { findFeatured } from '@/features/listings/server/find-featured'
import { SectionHeading } from '@/components/ui/section-heading'

import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getPageTranslator } from '@/features/property/server/get-page-translator'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

/** Featured properties: the agency's spotlight properties, or an editor's choice. */
export async function Spotlight({ data, context }: BlockViewProps<'spotlight'>) {
  const { locale, columns } = context
  const [properties, { priceStyle }, t] = await Promise.all([
    findFeatured(data, locale),
    getPropertySettings(locale),
    getPageTranslator(locale),
  ])
  if (properties.length === 0) return null
  return (
    <BlockBand field="choice" data={data}>
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
