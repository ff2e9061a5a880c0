import type { FieldOption } from '@/features/submissions/model/form-field'
import { awaitsAnswer, type OwnerCommunication, type Viewing } from '@/features/accounts/model/owner-facts'
import { portalPath } from '@/features/accounts/model/portal-path'
import type { VisitCounts } from '@/features/statistics/model/visit-counts'
import { formatDay, formatMoment } from '@/lib/time/format-time'

import type { PortalContext } from './portal-context'
import { PortalPart } from './portal-part'
import { ViewingList } from './viewing-list'
import { VisitFigures } from './visit-figures'

export interface PortalOverviewProps {
  visits: VisitCounts
  upcoming: readonly Viewing[]
  past: readonly Viewing[]
  open: readonly OwnerCommunication[]
  leads: number
  slots: FieldOption<string>[]
  /** What became of the answer that was just sent. */
  notice: string | undefined
}

const notices = ['accepted', 'proposed', 'declined', 'notOffered', 'ended'] as const

/** Says what became of an answer. */
function Notice({ notice, context: { t } }: { notice: string | undefined; context: PortalContext }) {
  const knownNotice = notices.find((each) => each === notice)
  if (!knownNotice) return null
  const isRefused = knownNotice === 'notOffered' || knownNotice === 'ended'
  return (
    <p
      role={isRefused ? 'alert' : 'status'}
      className="mt-6 max-w-3xl border-l-4 border-brand bg-mist px-4 py-3"
    >
      {t(`portal.notice.${knownNotice}`)}
    </p>
  )
}

function NextSteps({
  upcoming,
  open,
  context,
}: Pick<PortalOverviewProps, 'upcoming' | 'open'> & { context: PortalContext }) {
  const { locale, property, t } = context
  const unanswered = upcoming.filter(awaitsAnswer)
  if (unanswered.length + open.length === 0)
    return <p className="mt-3 text-slate">{t('portal.nextSteps.none')}</p>
  return (
    <ul className="mt-4 border-t border-line">
      {unanswered.map(({ id, day }) => (
        <li key={id} className="border-b border-line py-3">
          <a href="#viewings" className="underline">
            {t('portal.nextSteps.answer', { day: formatDay(day, locale, 'weekdayDayMonth') })}
          </a>
        </li>
      ))}
      {open.map(({ id, subject, at }) => (
        <li key={id} className="border-b border-line py-3">
          <a href={portalPath(locale, property.id, 'communications')} className="underline">
            {subject}
          </a>{' '}
          <span className="text-slate">{formatMoment(at, locale)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The first page of a property: what is next, the viewings and the visits. */
export function PortalOverview({ context, ...props }: PortalOverviewProps & { context: PortalContext }) {
  const { visits, upcoming, past, open, leads, slots, notice } = props
  const { locale, property, t } = context
  return (
    <>
      <Notice notice={notice} context={context} />
      <div className="grid gap-x-16 lg:grid-cols-2">
        <PortalPart id="next-steps" title={t('portal.nextSteps.title')}>
          <NextSteps upcoming={upcoming} open={open} context={context} />
        </PortalPart>
        <PortalPart id="viewings" title={t('portal.viewing.title')}>
          {upcoming.length === 0 ? (
            <p className="mt-3 text-slate">{t('portal.viewing.none')}</p>
          ) : (
            <ViewingList viewings={upcoming} slots={slots} context={context} />
          )}
        </PortalPart>
      </div>
      {past.length > 0 && (
        <PortalPart id="past-viewings" title={t('portal.viewing.past')}>
          <ViewingList viewings={past} slots={[]} context={context} />
        </PortalPart>
      )}
      <VisitFigures visits={visits} context={context} />
      <PortalPart id="leads" title={t('portal.leads.title')}>
        <p className="mt-3">
          {t('portal.leads.count', { count: leads })}{' '}
          <a href={portalPath(locale, property.id, 'stat-commercial')} className="underline">
            {t('portal.leads.more')}
          </a>
        </p>
      </PortalPart>
    </>
  )
}
