import { PriceText } from '@/components/property/price-text'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { contactHref } from '@/lib/property/contact-subjects'
import type { PriceStyle } from '@/lib/property/price'
import type { PropertyDetail } from '@/lib/property/property-detail'

interface BottomBarProps {
  property: PropertyDetail
  contactPath: string
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** Price and the two actions, at the bottom of a phone's screen. */
export function BottomBar({ property, contactPath, locale, priceStyle, t }: BottomBarProps) {
  const { ref, price } = property.summary
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-between gap-2 border-t border-line bg-white px-4 py-2.5 lg:hidden print:hidden"
    >
      <PriceText
        price={price}
        locale={locale}
        style={priceStyle}
        t={t}
        className="font-display leading-tight font-bold"
      />
      <p className="flex grow justify-end gap-2">
        <a
          href={contactHref(contactPath, ref, 'information')}
          aria-label={t('property.askInformation')}
          className="button button-quiet px-3.5"
        >
          {t('property.informationShort')}
        </a>
        <a
          href={contactHref(contactPath, ref, 'visit')}
          aria-label={t('property.askVisit')}
          className="button button-brand px-4"
        >
          {t('property.visitShort')}
        </a>
      </p>
    </div>
  )
}
