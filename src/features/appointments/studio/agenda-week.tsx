import { Link } from '@payloadcms/ui'

import { agendaPath, daysOfWeek, weekAfter, weekBefore } from '@/features/appointments/model/agenda-url'
import type { Day } from '@/lib/time/belgian-time'
import { describeDay, describeWeek } from '@/features/appointments/model/describe-when'
import type { AgendaEntry } from '@/features/appointments/server/read-agenda'
import type { Locale } from '@/lib/i18n/locales'

import { studioText } from '@/lib/i18n/studio-text'
import { AgendaEntries } from './agenda-entries'

interface AgendaWeekProps {
  monday: Day
  today: Day
  entries: AgendaEntry[]
  locale: Locale
  toWeek: (monday: Day) => string
}

function Weeks({ monday, locale, toWeek }: Pick<AgendaWeekProps, 'monday' | 'locale' | 'toWeek'>) {
  return (
    <nav aria-label={studioText(locale, 'appointments.agenda.weeks')} className="studio-row">
      <Link href={toWeek(weekBefore(monday))} prefetch={false} rel="prev">
        {studioText(locale, 'appointments.agenda.previousWeek')}
      </Link>
      <Link href={agendaPath} prefetch={false}>
        {studioText(locale, 'appointments.agenda.thisWeek')}
      </Link>
      <Link href={toWeek(weekAfter(monday))} prefetch={false} rel="next">
        {studioText(locale, 'appointments.agenda.nextWeek')}
      </Link>
    </nav>
  )
}

/** Seven days side by side; one below the other on a phone. */
export function AgendaWeek({ monday, today, entries, locale, toWeek }: AgendaWeekProps) {
  return (
    <section aria-labelledby="agenda-week">
      <div className="studio-head">
        <h2 id="agenda-week" className="studio-date">
          {describeWeek(monday, locale)}
        </h2>
        <Weeks monday={monday} locale={locale} toWeek={toWeek} />
      </div>
      <div className="studio-stack studio-stack--tight studio-agenda__week">
        {daysOfWeek(monday).map((day) => (
          <section
            key={day}
            className={day === today ? 'studio-panel studio-today' : 'studio-panel'}
            aria-label={describeDay(day, locale)}
          >
            <h3 className="studio-date">{describeDay(day, locale)}</h3>
            <AgendaEntries
              entries={entries.filter((entry) => entry.day === day)}
              language={locale}
              withPictures={day === today}
            />
          </section>
        ))}
      </div>
    </section>
  )
}
