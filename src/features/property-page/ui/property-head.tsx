import type { ReactNode } from 'react'

import { EpcBadge } from '@/features/property/ui/epc-badge'
import { FactList } from '@/features/listings/ui/fact-list'
import { cardFacts, factLabels } from '@/features/listings/ui/to-card-data'
import { MarqueeBadge } from '@/features/property/ui/marquee-badge'
import { fieldMark, messageMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { formatDate } from '@/features/property/model/format-value'
import type { PriceStyle } from '@/features/property/model/price'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { ScriptPlace } from '@/components/ui/script-place'

import { AskingPrice, priceFieldOf } from './asking-price'
import { epcFieldOf } from './energy-certificate'

/**
 * How many Belgian calendar days ago a moment was: `(45 days ago)`. Counted in the browser, because a cached page would
 * repeat the count of the day it was rendered; without JavaScript the date beside it is enough. Its width is there from
 * the beginning: a line that breaks later would move the page.
 */
const DaysOnline = ({ since }: { since: string }) => (
  <ScriptPlace data-days-since={since} className="inline-block min-w-28" />
)

/** The first field of the address as it is shown. */
export const addressFieldOf = ({ isTownAlone }: Pick<PropertyDetail, 'isTownAlone'>): string =>
  isTownAlone ? 'locality' : 'street'

/** Of rooms and surfaces, in a preview. */
export const measureFields = () => ({
  bedrooms: fieldMark('bedrooms'),
  living: fieldMark('surfaceLiving'),
  ground: fieldMark('surfaceGround'),
})

interface PropertyHeadProps {
  property: PropertyDetail
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  /** Actions on the whole page, such as saving it. */
  children: ReactNode
}

function OnlineSince({
  since,
  locale,
  t,
}: {
  since: string | null | undefined
  locale: Locale
  t: Translator
}) {
  const date = since && formatDate(since, locale)
  if (!since || !date) return null
  return (
    <span className="print:hidden" data-field={fieldMark('onlineSince')}>
      {'\u00a0· '}
      {t('property.onlineSince', { date })} <DaysOnline since={since} />
    </span>
  )
}

/** The property may come back on offer (E6). */
export const UnderOption = ({ t }: { t: Translator }) => (
  <div
    className="mt-8 border-l-4 border-brand bg-mist p-5 print:mt-3 print:px-3 print:py-1"
    data-field={fieldMark('status')}
  >
    <p className="font-display text-card font-semibold">{t('property.underOption')}</p>
    <p className="mt-1 max-w-2xl print:hidden">{t('property.underOptionText')}</p>
  </div>
)

/**
 * Title, postal address, key facts; on phones and on paper also the price, which is in the aside on wide screens. The
 * energy label is beside the price, and among the facts where there is none.
 */
export function PropertyHead({ property, locale, priceStyle, t, children }: PropertyHeadProps) {
  const { summary } = property
  const hasPrice = summary.price.kind !== 'gone'
  const badge = summary.epcLabel && (
    <EpcBadge
      label={summary.epcLabel}
      name={t('property.energyLabel')}
      className="mb-1 print:hidden"
      field={fieldMark(epcFieldOf(property.epc))}
    />
  )
  return (
    <header className="pt-5 print:pt-4">
      <h1 className="text-title" data-field={fieldMark('headline')}>
        {summary.title}
      </h1>
      <p className="mt-2 text-lead text-slate" data-field={fieldMark(addressFieldOf(property))}>
        {property.address}
      </p>
      {hasPrice && (
        <div className="mt-4 flex items-end justify-between gap-4 lg:hidden print:flex">
          <div data-field={fieldMark(priceFieldOf(summary.price))}>
            <AskingPrice property={property} locale={locale} priceStyle={priceStyle} t={t} />
          </div>
          {badge}
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {summary.marquee && (
          <MarqueeBadge
            marquee={summary.marquee}
            className="outline-1 outline-line print:hidden"
            field={fieldMark('marquee')}
          />
        )}
        <FactList
          facts={cardFacts(summary, { locale, style: priceStyle })}
          labels={factLabels(t)}
          fields={measureFields()}
        />
        {!hasPrice && badge}
        <p className="figures text-small text-slate" data-field={fieldMark('ref')}>
          {t('property.referenceNumber', { ref: String(summary.ref) })}
          <OnlineSince since={property.history?.since} locale={locale} t={t} />
        </p>
      </div>
      <div
        className="mt-5 flex flex-wrap gap-2 *:[.button]:px-4 print:hidden [&>details>summary]:px-4"
        data-message={messageMark()}
      >
        {children}
      </div>
    </header>
  )
}
