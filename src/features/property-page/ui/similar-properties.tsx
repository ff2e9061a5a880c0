import { PropertyGrid } from '@/features/listings/ui/property-grid'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/features/property/model/price'
import type { SimilarRound } from '@/features/listings/model/similar-rounds'
import type { PropertySummary } from '@/features/property/model/property-summary'

interface SimilarPropertiesProps {
  properties: PropertySummary[]
  scope: SimilarRound
  /** Place of the property of the page. */
  city: string
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** Similar properties (D9). */
export function SimilarProperties({ properties, scope, city, ...listProps }: SimilarPropertiesProps) {
  const { t } = listProps
  const isFar = scope.isOfType && scope.radiusInKm === null
  if (properties.length === 0) return null
  // One picture each: the page is as heavy as its budget of bytes allows.
  const withOnePicture = properties.map((property) => ({ ...property, pictureCount: undefined }))
  return (
    <section id="similar" aria-labelledby="similar-title" className="bg-mist py-12 lg:py-16 print:hidden">
      <div className="wrap">
        <h2 id="similar-title" className="text-title">
          {scope.isOfType
            ? t('property.similar', { count: properties.length })
            : t('property.similarTypes', { city })}
        </h2>
        {isFar && <p className="mt-2 text-slate">{t('property.similarFar')}</p>}
        <div className="h-8" />
        <PropertyGrid properties={withOnePicture} perRow={3} headingLevel="h3" {...listProps} />
      </div>
    </section>
  )
}
