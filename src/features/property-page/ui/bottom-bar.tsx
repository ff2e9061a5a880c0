import { PriceText } from '@/features/listings/ui/price-text'
import { fieldMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/features/property/model/price'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import type { PropertyForm } from '@/features/submissions/model/property-forms'

import { priceFieldOf } from './asking-price'
import { mainActionOf } from './contact-actions'

interface BottomBarProps {
  property: PropertyDetail
  /** The forms offered for this property. */
  forms: readonly PropertyForm[]
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** Price and the main action, at the bottom of a phone's screen: the next free moment of a visit, once it is known. */
export function BottomBar(props: BottomBarProps) {
  const { property, locale, priceStyle, t } = props
  const { price } = property.summary
  const main = mainActionOf(props)
  // Bouquet and annuity are too wide for one line beside the button: they share the row in two short ones.
  const width = 'annuity' in price && price.annuity !== undefined ? 'shrink-0 grow basis-[min-content]' : ''
  return (
    <div data-bottom-bar className="bottom-bar" data-field={fieldMark(priceFieldOf(price))}>
      <PriceText
        price={price}
        locale={locale}
        style={priceStyle}
        t={t}
        className={`font-display leading-tight font-bold ${width}`}
      />
      {main && (
        <a
          href={main.href}
          rel="nofollow"
          data-first-moment={main.form === 'contactAppointment' ? t('property.nextMoments') : undefined}
          className="ml-auto button button-brand px-4 text-center leading-tight whitespace-pre-line"
        >
          {main.label}
        </a>
      )}
    </div>
  )
}
