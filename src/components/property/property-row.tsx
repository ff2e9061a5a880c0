import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/lib/property/price'
import type { PropertySummary } from '@/lib/property/property-summary'

import { EpcBadge } from './epc-badge'
import { KeyFacts } from './key-facts'
import { MarqueeBadge } from './marquee-badge'
import { PriceText } from './price-text'

interface PropertyRowProps {
  property: PropertySummary
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  priority?: boolean
}

/** One property as a line of the list view: dense, for comparing. */
export function PropertyRow({ property, locale, priceStyle, t, priority }: PropertyRowProps) {
  return (
    <article
      id={`property-${property.ref}`}
      className="group relative grid scroll-mt-24 gap-4 border-b border-line py-5 sm:grid-cols-[14rem_1fr_auto] sm:gap-6"
    >
      <div className="relative">
        {property.picture && (
          <Picture
            source={property.picture}
            sizes="(min-width: 36rem) 14rem, 90vw"
            priority={priority}
            className="aspect-[4/3] w-full"
          />
        )}
        {property.marquee && <MarqueeBadge marquee={property.marquee} className="absolute top-0 left-0" />}
      </div>
      <div>
        <h2 className="text-card">
          <a href={property.href} className="group-hover:underline after:absolute after:inset-0">
            {property.title}
          </a>
        </h2>
        <p className="mt-1 mb-4 text-slate">
          {property.typeName} · {property.zip} {property.city}
        </p>
        <KeyFacts property={property} locale={locale} t={t} />
      </div>
      <div className="flex items-center justify-between gap-4 sm:flex-col sm:items-end">
        <PriceText
          price={property.price}
          locale={locale}
          style={priceStyle}
          t={t}
          className="font-display text-card font-bold"
        />
        {property.epcLabel && <EpcBadge label={property.epcLabel} name={t('property.energyLabel')} />}
        <p className="figures text-small text-slate">
          {t('property.referenceNumber', { ref: String(property.ref) })}
        </p>
      </div>
    </article>
  )
}
