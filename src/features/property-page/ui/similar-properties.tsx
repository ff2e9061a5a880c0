import { PriceText } from '@/features/listings/ui/price-text'
import { PropertyGrid } from '@/features/listings/ui/property-grid'
import { documentMark, messageMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/features/property/model/price'
import type { SimilarRound } from '@/features/listings/model/similar-rounds'
import type { PropertySummary } from '@/features/property/model/property-summary'

interface SimilarPropertiesProps {
  properties: PropertySummary[]
  scope: SimilarRound
  /** One line each, without pictures: below a short page. */
  isShort?: boolean
  /** Place of the property of the page. */
  city: string
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** Similar properties (D9). */
export function SimilarProperties(props: SimilarPropertiesProps) {
  const { properties, scope, city, isShort = false, ...listProps } = props
  const { locale, priceStyle, t } = listProps
  const isFar = scope.isOfType && scope.radiusInKm === null
  if (properties.length === 0) return null
  // One picture each and no line: the page is as heavy as its budget of bytes allows.
  const inShort = properties.map((property) => ({
    ...property,
    pictureCount: undefined,
    agentLine: undefined,
  }))
  return (
    <section id="similar" aria-labelledby="similar-title" className="bg-mist py-8 print:hidden">
      <div className="wrap">
        <h2 id="similar-title" className="text-title" data-message={messageMark()}>
          {scope.isOfType
            ? t('property.similar', { count: properties.length })
            : t('property.similarTypes', { city })}
        </h2>
        {isFar && (
          <p className="mt-2 text-slate" data-message={messageMark()}>
            {t('property.similarFar')}
          </p>
        )}
        {isShort ? (
          <ul className="mt-4">
            {properties.map(({ id, ref, href, title, price }) => (
              <li
                key={ref}
                className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5"
                data-document={documentMark('properties', id)}
              >
                <a href={href} className="font-semibold hover:text-brand hover:underline">
                  {title}
                </a>
                <PriceText price={price} locale={locale} style={priceStyle} t={t} className="font-semibold" />
              </li>
            ))}
          </ul>
        ) : (
          <>
            <div className="h-8" />
            <PropertyGrid
              properties={inShort}
              perRow={3}
              view="slider-view"
              label={t('property.similar', { count: properties.length })}
              headingLevel="h3"
              {...listProps}
            />
          </>
        )}
      </div>
    </section>
  )
}
