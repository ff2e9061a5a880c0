import { PropertyGrid } from '@/features/listings/ui/property-grid'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/features/property/model/price'
import type { SimilarScope } from '@/features/listings/model/similar-rounds'
import type { PropertySummary } from '@/features/property/model/property-summary'

interface SimilarPropertiesProps {
  properties: PropertySummary[]
  scope: SimilarScope
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** What a wide search says of itself; null for properties of the same type nearby. */
function scopeText({ isOfType, radiusInKm }: SimilarScope, t: Translator): string | null {
  if (isOfType) return radiusInKm === null ? t('property.similarFar') : null
  return radiusInKm === null
    ? t('property.similarTypesFar')
    : t('property.similarTypes', { km: String(radiusInKm) })
}

/** Similar properties (D9). */
export function SimilarProperties({ properties, scope, ...shared }: SimilarPropertiesProps) {
  const note = scopeText(scope, shared.t)
  if (properties.length === 0) return null
  // One picture each: the page is as heavy as its budget of bytes allows.
  const withOnePicture = properties.map((property) => ({ ...property, pictureCount: undefined }))
  return (
    <section id="similar" aria-labelledby="similar-title" className="bg-mist py-12 lg:py-16 print:hidden">
      <div className="wrap">
        <h2 id="similar-title" className="text-title">
          {shared.t('property.similar')}
        </h2>
        {note && <p className="mt-2 text-slate">{note}</p>}
        <div className="h-8" />
        <PropertyGrid properties={withOnePicture} perRow={3} headingLevel="h3" {...shared} />
      </div>
    </section>
  )
}
