import { VisitsChart } from '@/features/statistics/ui/visits-chart'
import type { VisitCounts } from '@/features/statistics/model/visit-counts'

import { writeNumber, type PortalContext } from './portal-context'
import { Figures, PortalPart } from './portal-part'

/** Visits of the page of the property: counts, and the last thirty days as a drawing. */
export function VisitFigures({ visits, context }: { visits: VisitCounts; context: PortalContext }) {
  const { locale, priceStyle, t } = context
  const periods = ['day', 'week', 'month', 'total'] as const
  return (
    <PortalPart id="visits" title={t('portal.visits.title')}>
      <Figures
        rows={periods.map((period) => ({
          label: t(`portal.visits.${period}`),
          value: writeNumber(visits[period], context),
        }))}
      />
      <h3 className="mt-8 font-semibold">{t('portal.visits.chart')}</h3>
      <div className="mt-3 max-w-4xl">
        <VisitsChart days={visits.days} format={{ locale, style: priceStyle }} />
      </div>
      <p className="mt-3 max-w-2xl text-small text-slate">{t('portal.visits.undercount')}</p>
    </PortalPart>
  )
}
