import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/lib/property/price'
import type { PropertySummary } from '@/lib/property/property-summary'

import { PriceText } from './price-text'

interface PropertyStripProps {
  properties: PropertySummary[]
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** A few properties as a compact column on a picture. */
export function PropertyStrip({ properties, locale, priceStyle, t }: PropertyStripProps) {
  return (
    <ul className="hidden divide-y divide-line bg-white text-ink lg:col-span-5 lg:block xl:col-span-4 xl:col-start-9">
      {properties.map((property) => (
        <li key={property.ref} className="group relative flex gap-4 p-3">
          {property.picture && (
            <Picture
              source={{ ...property.picture, alt: '' }}
              sizes="112px"
              className="aspect-[4/3] w-28 shrink-0"
            />
          )}
          <div className="min-w-0 self-center">
            <a
              href={property.href}
              className="line-clamp-2 leading-snug font-semibold group-hover:underline after:absolute after:inset-0"
            >
              {property.title}
            </a>
            <p className="text-small text-slate">{property.city}</p>
            <PriceText
              price={property.price}
              locale={locale}
              style={priceStyle}
              t={t}
              className="font-bold"
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
