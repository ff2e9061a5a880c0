import type { ComparisonRow } from '@/features/accounts/model/comparison'
import type { OwnerLead } from '@/features/accounts/model/owner-facts'
import { demandRows, type PriceDemand } from '@/features/accounts/model/price-ladder'
import { priceSteps } from '@/features/property/model/price-steps'
import { formatPrice } from '@/features/property/model/price'
import type { VisitCounts } from '@/features/statistics/model/visit-counts'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import { toDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'

import { writeChange, type PortalContext, writeNumber } from './portal-context'
import { Figures, PortalPart } from './portal-part'
import { VisitFigures } from './visit-figures'

function PlainTable({ headings, rows }: { headings: string[]; rows: string[][] }) {
  return (
    <table className="figures mt-4 w-full max-w-2xl border-t border-line">
      <thead>
        <tr className="border-b border-line">
          {headings.map((heading, index) => (
            <th
              key={heading}
              scope="col"
              className={`py-3 font-semibold ${index === 0 ? 'text-left' : 'pl-3 text-right'}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...values]) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-3 text-left font-normal">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={index} className="py-3 pl-3 text-right">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LeadTable({ leads, context }: { leads: readonly OwnerLead[]; context: PortalContext }) {
  const { locale, t } = context
  const counts = new Map<string, number>()
  for (const { form } of leads) {
    const name = formKindLabels[form][locale]
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  if (counts.size === 0) return <p className="mt-3 text-slate">{t('portal.leads.none')}</p>
  const rows = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => [name, writeNumber(count, context)])
  return <PlainTable headings={[t('portal.leads.kind'), t('portal.leads.number')]} rows={rows} />
}

function PriceTable({ context }: { context: PortalContext }) {
  const { property, locale, priceStyle, t } = context
  const steps = priceSteps(property.priceHistory)
  if (steps.length === 0) return <p className="mt-3 text-slate">{t('portal.prices.none')}</p>
  const rows = steps.map(({ date, price, changePercent }) => [
    formatDay(toDay(date) ?? '', locale),
    formatPrice(price, { locale, style: priceStyle }),
    changePercent === null ? '–' : writeChange(changePercent, context),
  ])
  const headings = (['day', 'price', 'change'] as const).map((name) => t(`portal.prices.${name}`))
  return <PlainTable headings={headings} rows={rows} />
}

interface CommercialProps {
  visits: VisitCounts
  leads: readonly OwnerLead[]
  viewings: number
  offers: number
  media: number
  context: PortalContext
}

/** What the marketing of the property brought: visits, requests, viewings, offers and prices. */
export function CommercialStats({ visits, leads, viewings, offers, media, context }: CommercialProps) {
  const { t } = context
  const share = visits.total > 0 && leads.length > 0 ? (leads.length / visits.total) * 100 : null
  const figures = { leads: leads.length, viewings, offers, media }
  return (
    <>
      <PortalPart id="result" title={t('portal.commercial.title')}>
        <Figures
          rows={(['leads', 'viewings', 'offers', 'media'] as const).map((name) => ({
            label: t(`portal.commercial.${name}`),
            value: writeNumber(figures[name], context),
          }))}
        />
        {share !== null && (
          <p className="mt-4 text-slate">
            {t('portal.commercial.share', { share: writeNumber(share, context) })}
          </p>
        )}
      </PortalPart>
      <VisitFigures visits={visits} context={context} />
      <PortalPart id="requests" title={t('portal.leads.title')}>
        <LeadTable leads={leads} context={context} />
      </PortalPart>
      <PortalPart id="prices" title={t('portal.prices.title')}>
        <PriceTable context={context} />
      </PortalPart>
    </>
  )
}

/** A figure of the comparison in words; a dash when it is not known. */
function figureOf(figure: ComparisonRow['figure'], value: number | null, context: PortalContext): string {
  if (value === null) return '–'
  if (figure !== 'pricePerSquareMetre') return writeNumber(value, context)
  return formatPrice(value, { locale: context.locale, style: context.priceStyle })
}

interface ComparisonProps {
  comparison: { rows: readonly ComparisonRow[]; others: number } | null
  context: PortalContext
}

/** The property beside the median of similar ones; without five others there is none. */
export function CommonStats({ comparison, context }: ComparisonProps) {
  const { t } = context
  if (!comparison) return <p className="mt-8 max-w-2xl text-slate">{t('portal.comparison.tooFew')}</p>
  const headings = (['figure', 'own', 'others'] as const).map((name) => t(`portal.comparison.${name}`))
  return (
    <PortalPart id="comparison" title={t('portal.comparison.title')}>
      <p className="mt-3 max-w-2xl text-slate">
        {t('portal.comparison.text', { others: comparison.others })}
      </p>
      <PlainTable
        headings={headings}
        rows={comparison.rows.map(({ figure, ownFigure, others }) => [
          t(`portal.comparison.${figure}`),
          figureOf(figure, ownFigure, context),
          figureOf(figure, others, context),
        ])}
      />
    </PortalPart>
  )
}

interface InterestProps {
  demand: readonly PriceDemand[]
  leads: readonly OwnerLead[]
  context: PortalContext
}

/** The number of searches at the present price and at lower ones. */
function DemandPart({ demand, context }: Omit<InterestProps, 'leads'>) {
  const { locale, priceStyle, t } = context
  const [present, ...lower] = demand
  if (!present) return <p className="mt-8 max-w-2xl text-slate">{t('portal.demand.noPrice')}</p>
  const euro = (price: number) => formatPrice(price, { locale, style: priceStyle })
  return (
    <PortalPart id="demand" title={t('portal.demand.title')}>
      <p className="mt-3 max-w-2xl text-lead">{t('portal.demand.count', { count: present.count })}</p>
      <ul className="mt-4 max-w-2xl border-t border-line">
        {demandRows(lower).map(({ price, more }) => (
          <li key={price} className="figures border-b border-line py-3">
            {t('portal.demand.step', { price: euro(price), more })}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-2xl text-small text-slate">{t('portal.demand.note')}</p>
    </PortalPart>
  )
}

/** The people who look for such a property, how many more there would be at lower prices, and their requests. */
export function InterestStats({ demand, leads, context }: InterestProps) {
  return (
    <>
      <DemandPart demand={demand} context={context} />
      <PortalPart id="requests" title={context.t('portal.leads.title')}>
        <LeadTable leads={leads} context={context} />
      </PortalPart>
    </>
  )
}
