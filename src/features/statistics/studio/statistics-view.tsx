import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { studioTranslator } from '@/lib/i18n/studio-text'
import { staffRole } from '@/lib/payload/access'
import { formatDay } from '@/lib/time/format-time'
import { belgianDay } from '@/lib/time/belgian-time'
import { redirect } from '@/studio/navigation'
import { StudioView } from '@/studio/studio-view'
import { Notice } from '@/studio/ui/parts'

import {
  leastSeen,
  mostSeen,
  periods,
  toPeriod,
  type Period,
  type PropertyStatistics,
} from '../model/property-statistics'
import { firstDayOf } from '../model/visit-counts'
import { readsStatistics, readStatistics } from '../server/read-statistics'
import { PropertyTable } from './property-table'
import { Totals } from './totals'

import './statistics.css'

const path = '/statistics/'
const shownProperties = 10

interface ContentProps {
  properties: PropertyStatistics[]
  period: Period
  now: Date
  language: string
  href: string
}

function Head({ period, now, language, href }: Omit<ContentProps, 'properties'>) {
  const t = studioTranslator(language)
  return (
    <header className="studio-head">
      <div>
        <h1>{t('statistics.title')}</h1>
        <p className="studio-muted">
          {t('statistics.period', {
            first: formatDay(firstDayOf(now, period), language),
            last: formatDay(belgianDay(now), language),
          })}
        </p>
      </div>
      <div className="studio-row">
        <nav aria-label={t('statistics.choosePeriod')}>
          <ul className="studio-list studio-chips">
            {periods.map((each) => (
              <li key={each}>
                <Link
                  href={`${href}?days=${each}`}
                  prefetch={false}
                  aria-current={each === period ? 'page' : undefined}
                >
                  {t('statistics.days', { count: each })}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <a href={`/api/visits/export?days=${period}`} download>
          {t('statistics.export')}
        </a>
      </div>
    </header>
  )
}

function Content({ properties, ...rest }: ContentProps) {
  const { language } = rest
  const t = studioTranslator(language)
  return (
    <Gutter className="studio-view studio-controls studio-statistics">
      <Head {...rest} />
      <Notice>{t('statistics.help')}</Notice>
      <Totals properties={properties} language={language} />
      <PropertyTable
        title={t('statistics.mostSeen')}
        empty={t('statistics.nothingYet')}
        properties={mostSeen(properties, shownProperties)}
        language={language}
      />
      <PropertyTable
        title={t('statistics.leastSeen')}
        empty={t('statistics.nothingAvailable')}
        properties={leastSeen(properties, shownProperties)}
        language={language}
      />
    </Gutter>
  )
}

/** Visits and leads of the properties in a period, for staff who work with properties. */
export async function StatisticsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { payload, user, i18n } = req
  const { admin } = payload.config.routes
  // Payload does not check access to custom views.
  if (!user || staffRole(user) === null) redirect(`${admin}/login/?redirect=${admin}${path}`)
  if (!readsStatistics(user)) redirect(`${admin}/`)
  const now = new Date()
  const period = toPeriod(searchParams?.days)
  const properties = await readStatistics({ payload, user, language: i18n.language }, period, now)
  return (
    <StudioView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      nav={[{ label: studioTranslator(i18n.language)('statistics.title') }]}
    >
      <Content
        properties={properties}
        period={period}
        now={now}
        language={i18n.language}
        href={admin + path}
      />
    </StudioView>
  )
}
