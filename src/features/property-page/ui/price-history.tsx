import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { formatChange } from '@/features/property/model/format-percentage'
import { formatDate } from '@/features/property/model/format-value'
import { formatPrice, type PriceStyle } from '@/features/property/model/price'
import type { PriceStep } from '@/features/property/model/price-steps'
import { toDay } from '@/lib/time/belgian-time'

interface PriceHistoryProps {
  steps: readonly PriceStep[]
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** The prices of a property, newest first (X9). A single price is not shown. */
export function PriceHistory({ steps, locale, priceStyle, t }: PriceHistoryProps) {
  if (steps.length < 2) return null
  const format = { locale, style: priceStyle }
  return (
    <div className="mt-8">
      <h3 className="text-card">{t('property.priceHistory')}</h3>
      <ol className="figures mt-3 max-w-xl border-t border-line">
        {steps.map(({ date, price, changePercent }) => (
          <li key={date} className="grid grid-cols-[1fr_auto_5.5rem] gap-4 border-b border-line py-2.5">
            <time dateTime={toDay(date) ?? undefined} className="text-slate">
              {formatDate(date, locale)}
            </time>
            <span className="font-medium">{formatPrice(price, format)}</span>
            <span className="text-right text-small leading-6 text-slate">
              {changePercent === null ? t('property.priceFirst') : formatChange(changePercent, format)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
