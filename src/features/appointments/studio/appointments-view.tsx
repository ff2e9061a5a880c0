import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps, Payload } from 'payload'

import { agendaPath, parseAgendaFilters, weekUrl, listUrl } from '@/features/appointments/model/agenda-url'
import { belgianDay } from '@/lib/time/belgian-time'
import { agentProfileId, hasRole } from '@/lib/payload/access'
import { getCalendarState } from '@/features/appointments/server/agent-calendars'
import { formatMoment } from '@/lib/time/format-time'
import { readAgendaView, type AgendaEntry } from '@/features/appointments/server/read-agenda'
import { toLocale, type Locale } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import { describeDay } from '@/features/appointments/model/describe-when'

import { AgendaEntries } from './agenda-entries'
import { AgendaWeek } from './agenda-week'
import { BookByHand, CalendarLink, OwnCalendar } from './lazy-parts'

import './appointments.css'

/** Coming appointments by day; days without any are left out. */
function AgendaList({ entries, locale }: { entries: AgendaEntry[]; locale: Locale }) {
  const days = [...new Set(entries.map(({ day }) => day))]
  return (
    <section aria-labelledby="agenda-list">
      <h2 id="agenda-list">{studioText(locale, 'appointments.agenda.coming')}</h2>
      {days.length === 0 && <p>{studioText(locale, 'appointments.agenda.none')}</p>}
      {days.map((day) => (
        <section key={day} aria-label={describeDay(day, locale)}>
          <h3 className="studio-date">{describeDay(day, locale)}</h3>
          <AgendaEntries entries={entries.filter((entry) => entry.day === day)} language={locale} />
        </section>
      ))}
    </section>
  )
}

/** When the own calendar of an account was read, and what is wrong with it; empty when it has none. */
async function describeCalendar(payload: Payload, user: string, language: string): Promise<string> {
  const state = await getCalendarState(payload, user, new Date())
  if (!state) return ''
  const { host, readAt, count, problem } = state
  const read = studioText(language, 'appointments.ownCalendar.state', {
    host,
    moment: formatMoment(readAt, language),
    count,
  })
  return problem ? `${studioText(language, `appointments.ownCalendar.problems.${problem}`)} ${read}` : read
}

function Views({ mode, language }: { mode: 'week' | 'list'; language: string }) {
  return (
    <nav aria-label={studioText(language, 'appointments.agenda.views')} className="studio-row studio-chips">
      {(['week', 'list'] as const).map((each) => (
        <Link
          key={each}
          href={each === 'week' ? agendaPath : listUrl}
          prefetch={false}
          aria-current={each === mode ? 'page' : undefined}
        >
          {studioText(language, `appointments.agenda.${each}`)}
        </Link>
      ))}
    </nav>
  )
}

/** The agenda: a week or the months to come, after today's appointments where they are not among them. Agents see their own. */
export async function AppointmentsView({ payload, user, i18n, searchParams }: ListViewServerProps) {
  if (!user || !hasRole(user, 'administrator', 'editor', 'agent')) return null
  const { language } = i18n
  const locale = toLocale(language)
  const today = belgianDay(new Date())
  const filters = parseAgendaFilters(searchParams ?? {}, today)
  const agenda = await readAgendaView({ payload, user, language }, filters, today)
  return (
    <Gutter className="studio-view studio-controls studio-agenda">
      <SetStepNav nav={[{ label: studioText(language, 'appointments.agenda.title') }]} />
      <div className="studio-head">
        <h1>{studioText(language, 'appointments.agenda.title')}</h1>
        <Views mode={filters.mode} language={language} />
      </div>
      {agenda.today && (
        <section aria-labelledby="agenda-today" className="studio-panel studio-today">
          <h2 id="agenda-today">{studioText(language, 'appointments.agenda.today')}</h2>
          {agenda.today.length === 0 ? (
            <p>{studioText(language, 'appointments.agenda.todayNone')}</p>
          ) : (
            <AgendaEntries entries={agenda.today} language={language} withPictures />
          )}
        </section>
      )}
      <BookByHand />
      {filters.mode === 'week' ? (
        <AgendaWeek
          monday={filters.from}
          today={today}
          entries={agenda.entries}
          locale={locale}
          toWeek={weekUrl}
        />
      ) : (
        <AgendaList entries={agenda.entries} locale={locale} />
      )}
      <CalendarLink />
      {agentProfileId(user) && (
        <OwnCalendar state={await describeCalendar(payload, String(user.id), language)} />
      )}
    </Gutter>
  )
}
