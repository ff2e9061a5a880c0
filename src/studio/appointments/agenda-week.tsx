import { Link } from '@payloadcms/ui'

import { agendaPath, daysOfWeek, weekAfter, weekBefore } from '@/lib/appointments/agenda-address'
import type { Day } from '@/lib/appointments/brussels-time'
import { describeDay, describeWeek } from '@/lib/appointments/describe-when'
import type { AgendaEntry } from '@/lib/cms/appointments/read-agenda'
import type { Locale } from '@/lib/i18n/locales'

import { studioText } from '../studio-text'
import { AgendaEntries } from './agenda-entries'
import { agendaTexts } from './appointments-texts'

interface AgendaWeekProps {
  monday: Day
  today: Day
  entries: AgendaEntry[]
  locale: Locale
  toWeek: (monday: Day) => string
}

function Weeks({ monday, locale, toWeek }: Pick<AgendaWeekProps, 'monday' | 'locale' | 'toWeek'>) {
  return (
    <nav aria-label={studioText(locale, agendaTexts.weeks)} className="studio-agenda__weeks">
      <Link href={toWeek(weekBefore(monday))} prefetch={false} rel="prev">
        {studioText(locale, agendaTexts.previousWeek)}
      </Link>
      <Link href={agendaPath} prefetch={false}>
        {studioText(locale, agendaTexts.thisWeek)}
      </Link>
      <Link href={toWeek(weekAfter(monday))} prefetch={false} rel="next">
        {studioText(locale, agendaTexts.nextWeek)}
      </Link>
    </nav>
  )
}

/** Seven days beside each other, under each other on a telephone. */
export function AgendaWeek({ monday, today, entries, locale, toWeek }: AgendaWeekProps) {
  return (
    <section aria-labelledby="agenda-week">
      <div className="studio-agenda__head">
        <h2 id="agenda-week">{describeWeek(monday, locale)}</h2>
        <Weeks monday={monday} locale={locale} toWeek={toWeek} />
      </div>
      <div className="studio-agenda__week">
        {daysOfWeek(monday).map((day) => (
          <section
            key={day}
            aria-label={describeDay(day, locale)}
            data-today={day === today ? '' : undefined}
          >
            <h3>{describeDay(day, locale)}</h3>
            <AgendaEntries entries={entries.filter((entry) => entry.day === day)} language={locale} />
          </section>
        ))}
      </div>
    </section>
  )
}
