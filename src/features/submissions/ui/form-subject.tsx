import { PriceText } from '@/features/listings/ui/price-text'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/features/property/model/price'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { formatTown } from '@/features/property/model/format-town'

interface FormSubjectProps {
  property: PropertySummary
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  className?: string
}

/** The property of a form, so that the visitor can check it. */
export function FormSubject({ property, locale, priceStyle, t, className = '' }: FormSubjectProps) {
  const { picture, title, href, ref, price } = property
  return (
    <section aria-label={t('formView.aboutProperty')} className={`form-subject ${className}`}>
      {picture && (
        <div className="relative">
          <Picture
            source={picture}
            sizes="(min-width: 64rem) 26rem, 7rem"
            className="aspect-4/3 w-full bg-mist"
          />
        </div>
      )}
      <div className="min-w-0">
        <p className="font-display text-card font-semibold">
          <a href={href} className="hover:underline">
            {title}
          </a>
        </p>
        <p className="text-slate">{formatTown(property)}</p>
        <PriceText
          price={price}
          locale={locale}
          style={priceStyle}
          t={t}
          className="mt-1 block font-display text-card font-bold"
        />
        <p className="figures mt-1 text-small text-slate">
          {t('property.referenceNumber', { ref: String(ref) })}
        </p>
      </div>
    </section>
  )
}
