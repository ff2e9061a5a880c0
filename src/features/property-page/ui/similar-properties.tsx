import { PropertyGrid } from '@/features/listings/ui/property-grid'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/features/property/model/price'
import type { PropertySummary } from '@/features/property/model/property-summary'

interface SimilarPropertiesProps {
  properties: PropertySummary[]
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** Similar properties (D9). */
export function SimilarProperties({ properties, ...shared }: SimilarPropertiesProps) {
  if (properties.length === 0) return null
  return (
    <section id="similar" aria-labelledby="similar-title" className="bg-mist py-12 lg:py-16 print:hidden">
      <div className="wrap">
        <h2 id="similar-title" className="mb-8 text-title">
          {shared.t('property.similar')}
        </h2>
        <PropertyGrid properties={properties} perRow={3} headingLevel="h3" {...shared} />
      </div>
    </section>
  )
}
