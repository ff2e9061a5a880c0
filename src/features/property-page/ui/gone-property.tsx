import { MarqueeBadge } from '@/features/property/ui/marquee-badge'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import type { Translator } from '@/lib/i18n/translator'

import { FactList } from '@/features/listings/ui/fact-list'
import { cardFacts, factLabels } from '@/features/listings/ui/to-card-data'
import { fieldMark, messageMark } from '@/lib/field-marks'
import type { PriceStyle } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'

import { AgentCard } from './agent-card'
import { AskingPrice, priceFieldOf } from './asking-price'
import { GalleryMosaic } from './gallery-mosaic'
import { addressFieldOf, measureFields } from './property-head'

interface GonePropertyProps {
  property: PropertyDetail
  /** URLs of the list of available properties, and of the forms that register a search and ask for a valuation; null
   * for one that the site does not have.
   */
  hrefs: Record<'list' | 'register' | 'valuation', string | null>
  /** Number of similar properties on the page. */
  similarCount: number
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** How long it took and when, as far as visitors may know. */
function SaleLine({ property: { sale, availability }, t }: Pick<GonePropertyProps, 'property' | 't'>) {
  if (!sale) return null
  const { year, weeks } = sale
  return (
    <p className="mt-4 font-display text-card font-semibold" data-field={fieldMark('soldAt')}>
      {weeks === null
        ? t('property.goneYear', { availability, year })
        : t('property.goneIn', { availability, weeks, year })}
    </p>
  )
}

/** A way on, where the site has its page. */
const WayOn = ({ href, text, isMain }: { href: string | null; text: string; isMain?: boolean }) =>
  href && (
    <a href={href} className={`button ${isMain ? 'button-brand' : 'button-quiet'}`}>
      {text}
    </a>
  )

/** A sold or let property: its picture, what became of it and who did it, and the ways on (E6, X8). */
export function GoneProperty(props: GonePropertyProps) {
  const { property, hrefs, similarCount, locale, priceStyle, t } = props
  const { summary, availability, address, agent, pictures } = property
  return (
    <div className="wrap grid gap-x-16 gap-y-8 pb-12 lg:grid-cols-12 print:grid-cols-12 print:gap-x-8">
      <div className="-mx-[clamp(1.25rem,5vw,5rem)] min-w-0 lg:col-span-8 lg:mx-0 print:col-span-8">
        <GalleryMosaic pictures={pictures} maxShown={3} t={t} />
      </div>
      <div className="min-w-0 lg:col-span-4 print:col-span-4">
        {summary.marquee && (
          <MarqueeBadge marquee={summary.marquee} className="mb-4" field={fieldMark('marquee')} />
        )}
        <h1 className="text-title" data-field={fieldMark('headline')}>
          {summary.title}
        </h1>
        <p className="mt-2 text-lead text-slate" data-field={fieldMark(addressFieldOf(property))}>
          {address}
        </p>
        {summary.price.kind !== 'gone' && (
          <div className="mt-4" data-field={fieldMark(priceFieldOf(summary.price))}>
            <AskingPrice property={property} locale={locale} priceStyle={priceStyle} t={t} />
          </div>
        )}
        <SaleLine property={property} t={t} />
        <FactList
          facts={cardFacts(summary, { locale, style: priceStyle })}
          labels={factLabels(t)}
          fields={measureFields()}
          className="mt-4"
        />
        <p className="mt-4" data-field={fieldMark('status')}>
          {t(availability === 'rented' ? 'property.rented' : 'property.sold')}{' '}
          <span className="print:hidden">{t('property.goneText', { count: similarCount })}</span>
        </p>
        <p className="mt-4 flex flex-wrap gap-2 empty:hidden print:hidden" data-message={messageMark()}>
          <WayOn href={hrefs.register} text={t('property.registerSearch')} />
          <WayOn href={hrefs.list} text={t('property.seeOthers')} />
        </p>
      </div>
      {agent && (
        <div className="lg:col-span-8" data-field={fieldMark('agent')}>
          <h2 className="mb-4 text-card">{t('property.contact')}</h2>
          <AgentCard agent={agent} t={t} />
        </div>
      )}
      {hrefs.valuation && (
        <div
          className="self-start border-l-4 border-brand pl-5 lg:col-span-4 print:hidden"
          data-message={messageMark()}
        >
          <h2 className="mb-3 text-card">{t('property.yourValue')}</h2>
          <WayOn href={hrefs.valuation} text={t('shell.valuation')} isMain />
        </div>
      )}
    </div>
  )
}
