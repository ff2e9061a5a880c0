import { PriceText } from '@/components/property/price-text'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/lib/property/price'
import type { PropertySummary } from '@/lib/property/property-summary'

interface FormSubjectProps {
  property: PropertySummary
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  className?: string
}

/** The property a form is about: enough to be sure that it is the right one. */
export function FormSubject({ property, locale, priceStyle, t, className = '' }: FormSubjectProps) {
  const { picture, title, href, ref, price, zip, city } = property
  return (
    <section aria-label={t('formView.aboutProperty')} className={`form-subject ${className}`}>
      {picture && (
        <Picture source={picture} sizes="(min-width: 64rem) 26rem, 7rem" className="form-subject-picture" />
      )}
      <div className="min-w-0">
        <p className="font-display text-card font-semibold">
          <a href={href} className="hover:underline">
            {title}
          </a>
        </p>
        <p className="text-slate">
          {zip} {city}
        </p>
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
