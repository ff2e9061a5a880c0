import { PriceText } from '@/features/listings/ui/price-text'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/features/property/model/price'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import type { PropertyForm } from '@/features/submissions/model/property-forms'

import { actionHref } from './contact-actions'

interface BottomBarProps {
  property: PropertyDetail
  /** The forms offered for this property. */
  forms: readonly PropertyForm[]
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** Price and the two main actions, at the bottom of a phone's screen. */
export function BottomBar({ property, forms, locale, priceStyle, t }: BottomBarProps) {
  const { href, price } = property.summary
  // Bouquet and annuity are too wide for one line beside the buttons: they share the row in two short ones.
  const width = 'annuity' in price && price.annuity !== undefined ? 'shrink-0 grow basis-[min-content]' : ''
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-between gap-2 border-t border-line bg-ground px-4 py-2.5 lg:hidden print:hidden"
    >
      <PriceText
        price={price}
        locale={locale}
        style={priceStyle}
        t={t}
        className={`font-display leading-tight font-bold ${width}`}
      />
      <p className="ml-auto flex justify-end gap-2">
        {forms.includes('contactMe') && (
          <a href={actionHref(href, 'contactMe')} className="button button-quiet px-3.5">
            {t('property.informationShort')}
          </a>
        )}
        {forms.includes('visitRequest') && (
          <a href={actionHref(href, 'visitRequest')} className="button button-brand px-4">
            {t('property.visitShort')}
          </a>
        )}
      </p>
    </div>
  )
}
