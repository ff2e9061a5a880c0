import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import {
  addMonths,
  calendarPath,
  calendarUrl,
  readCalendarQuery,
  type CalendarQuery,
} from '@/features/dashboard/model/calendar'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { staffRole } from '@/lib/payload/access'
import { belgianDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'
import { redirect } from '@/studio/navigation'
import { StudioView } from '@/studio/studio-view'

import { CalendarList, CalendarMonth } from './calendar-days'
import { readCalendar } from './read-calendar'

import './calendar.css'

interface HeadProps {
  query: CalendarQuery
  today: string
  language: string
  showsAppointments: boolean
}

/** The month, and links to others and to other views: the URL holds what is shown. */
function Head({ query, today, language, showsAppointments }: HeadProps) {
  const t = studioTranslator(language)
  const { month, view, hasAppointments } = query
  const link = (label: string, change: Partial<CalendarQuery>, isCurrent = false) => (
    <Link
      key={label}
      href={calendarUrl({ ...query, ...change })}
      prefetch={false}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {label}
    </Link>
  )
  return (
    <header className="studio-head">
      <div>
        <h1>{t('dashboard.calendar.title')}</h1>
        <p className="studio-date">{formatDay(`${month}-01`, language, 'month')}</p>
      </div>
      <nav className="studio-row studio-chips" aria-label={t('dashboard.calendar.choose')}>
        {link(t('dashboard.calendar.previous'), { month: addMonths(month, -1) })}
        {link(t('dashboard.calendar.today'), { month: today.slice(0, 7) })}
        {link(t('dashboard.calendar.next'), { month: addMonths(month, 1) })}
        {link(t('dashboard.calendar.month'), { view: 'month' }, view === 'month')}
        {link(t('dashboard.calendar.list'), { view: 'list' }, view === 'list')}
        {showsAppointments &&
          link(
            t(
              hasAppointments
                ? 'dashboard.calendar.withoutAppointments'
                : 'dashboard.calendar.withAppointments',
            ),
            { hasAppointments: !hasAppointments },
          )}
      </nav>
    </header>
  )
}

/** The calendar: planned publications and withdrawals, and appointments on request. */
export async function CalendarView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  const role = staffRole(user)
  // Payload does not check access to custom views.
  if (!user || role === null) redirect(`${payload.config.routes.admin}/login/?redirect=${calendarPath}`)
  const now = new Date()
  const query = readCalendarQuery(searchParams ?? {}, now)
  const { language } = i18n
  const t = studioTranslator(language)
  const visible = [...visibleEntities.collections, ...visibleEntities.globals]
  const viewer = { payload, user, role, visible, language: i18n.language }
  const entries = role === 'translator' ? [] : await readCalendar(viewer, query, language)
  const Days = query.view === 'list' ? CalendarList : CalendarMonth
  return (
    <StudioView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      nav={[{ label: t('dashboard.calendar.title') }]}
    >
      <Gutter className="studio-view studio-calendar">
        <Head
          query={query}
          today={belgianDay(now)}
          language={language}
          showsAppointments={viewer.visible.includes('appointments')}
        />
        <p className="studio-muted">{t('dashboard.calendar.help')}</p>
        <Days entries={entries} month={query.month} today={belgianDay(now)} language={language} />
      </Gutter>
    </StudioView>
  )
}
