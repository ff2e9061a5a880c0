import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/lib/property/price'
import type { PropertyDetail } from '@/lib/property/property-detail'

import { KeyFacts } from './key-facts'
import { MarqueeBadge } from './marquee-badge'
import { PriceText } from './price-text'

interface PropertyHeadProps {
  property: PropertyDetail
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  /** The list to go on from when this one is gone. */
  listHref: string
}

/** Sold and rented properties keep their page and say so first (acceptance E6, X8). */
function GoneNotice({ property, listHref, t }: Pick<PropertyHeadProps, 'property' | 'listHref' | 't'>) {
  const { availability } = property
  if (availability !== 'sold' && availability !== 'rented') return null
  return (
    <p className="mb-6 flex flex-wrap items-center justify-between gap-4 border-l-4 border-brand bg-mist p-4 font-semibold">
      {availability === 'sold' ? t('property.sold') : t('property.rented')}
      <a href={listHref} className="underline">
        {t('property.seeOthers')}
      </a>
    </p>
  )
}

/** Title, address, key facts; on phones the price too, which the summary holds on wide screens. */
export function PropertyHead({ property, locale, priceStyle, t, listHref }: PropertyHeadProps) {
  const { summary } = property
  return (
    <header className="pt-8">
      <GoneNotice property={property} listHref={listHref} t={t} />
      {summary.marquee && <MarqueeBadge marquee={summary.marquee} className="mb-4" />}
      <h1 className="text-headline">{summary.title}</h1>
      <p className="mt-3 text-lead text-slate">{property.address}</p>
      <PriceText
        price={summary.price}
        locale={locale}
        style={priceStyle}
        t={t}
        className="mt-4 block font-display text-title font-bold lg:hidden"
      />
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        <KeyFacts property={summary} locale={locale} t={t} />
        <p className="figures text-small text-slate">
          {t('property.referenceNumber', { ref: String(summary.ref) })}
        </p>
      </div>
    </header>
  )
}
