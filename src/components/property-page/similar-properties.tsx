import { PropertyGrid } from '@/components/property/property-grid'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/lib/property/price'
import type { PropertySummary } from '@/lib/property/property-summary'

interface SimilarPropertiesProps {
  properties: PropertySummary[]
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** What else a visitor may like (D9). */
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
