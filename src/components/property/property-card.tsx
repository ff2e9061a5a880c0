import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/lib/property/price'
import type { PropertySummary } from '@/lib/property/property-summary'

import { EpcBadge } from './epc-badge'
import { KeyFacts } from './key-facts'
import { MarqueeBadge } from './marquee-badge'
import { PriceText } from './price-text'

interface PropertyCardProps {
  property: PropertySummary
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  /** Width of the picture on screen. */
  sizes: string
  priority?: boolean
  headingLevel?: 'h2' | 'h3'
}

const isGone = (property: PropertySummary) =>
  property.marquee?.meaning === 'sold' || property.marquee?.meaning === 'rented'

function CardPicture({ property, sizes, priority, t }: Omit<PropertyCardProps, 'headingLevel'>) {
  return (
    <div className="relative aspect-[4/3] overflow-hidden bg-mist">
      {property.picture ? (
        <Picture
          source={property.picture}
          sizes={sizes}
          priority={priority}
          className={`size-full transition-transform duration-250 group-hover:scale-[1.02] ${isGone(property) ? 'grayscale-60' : ''}`}
        />
      ) : (
        <p className="flex size-full items-center justify-center text-small text-slate">
          {t('property.noPhoto')}
        </p>
      )}
      {property.marquee && <MarqueeBadge marquee={property.marquee} className="absolute top-0 left-0" />}
      {property.epcLabel && (
        <EpcBadge
          label={property.epcLabel}
          name={t('property.energyLabel')}
          className="absolute bottom-3 left-0"
        />
      )}
    </div>
  )
}

/** One property in a list. The title's link covers the whole card. */
export function PropertyCard(props: PropertyCardProps) {
  const { property, locale, priceStyle, t, headingLevel: Heading = 'h3' } = props
  return (
    <article id={`property-${property.ref}`} className="group relative flex scroll-mt-24 flex-col">
      <CardPicture {...props} />
      <div className="flex flex-1 flex-col pt-4">
        <PriceText
          price={property.price}
          locale={locale}
          style={priceStyle}
          t={t}
          className={`font-display text-card font-bold ${isGone(property) ? 'text-slate line-through decoration-1' : ''}`}
        />
        <Heading className="mt-1 line-clamp-2 font-text text-body font-semibold tracking-normal">
          <a href={property.href} className="group-hover:underline after:absolute after:inset-0">
            {property.title}
          </a>
        </Heading>
        <p className="mt-1 mb-3 text-small text-slate">
          {property.typeName === property.title ? '' : `${property.typeName} · `}
          {property.zip} {property.city}
        </p>
        <div className="mt-auto border-t border-line pt-3">
          <KeyFacts property={property} locale={locale} t={t} />
          <p className="figures sr-only">{t('property.referenceNumber', { ref: String(property.ref) })}</p>
        </div>
      </div>
    </article>
  )
}
