import { Link } from '@payloadcms/ui'

import { groupByDay, weeksOf } from '@/features/dashboard/model/calendar'
import { toLocale } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import type { Day } from '@/lib/time/belgian-time'
import { formatDay, weekdayName } from '@/lib/time/format-time'

import type { CalendarEntry } from './read-calendar'

interface CalendarDaysProps {
  entries: CalendarEntry[]
  month: string
  today: Day
  /** Of the studio. */
  language: string
}

const tones = { publish: 'good', withdraw: 'warn', failed: 'bad', appointment: undefined } as const

function Entry({ entry }: { entry: CalendarEntry }) {
  return (
    <li className="studio-entry" data-tone={tones[entry.kind]}>
      <Link href={entry.href} prefetch={false}>
        <span className="studio-strong">{entry.time}</span> {entry.title}
      </Link>
      <span className="studio-small">{entry.what}</span>
    </li>
  )
}

function MonthDay({
  day,
  entries,
  month,
  today,
  language,
}: Omit<CalendarDaysProps, 'entries'> & {
  day: Day
  entries: CalendarEntry[]
}) {
  return (
    <td
      className={day === today ? 'studio-today' : undefined}
      data-other={day.slice(0, 7) === month ? undefined : ''}
      aria-current={day === today ? 'date' : undefined}
    >
      <span className="studio-muted">
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className="sr-only">{formatDay(day, language)}</span>
      </span>
      {entries.length > 0 && (
        <ul className="studio-list">
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
    </td>
  )
}

/** A month as a table of weeks. */
export function CalendarMonth({ entries, month, today, language }: CalendarDaysProps) {
  const byDay = groupByDay(entries)
  return (
    <div className="studio-calendar__scroll">
      <table className="studio-calendar__month">
        <caption className="sr-only">{formatDay(`${month}-01`, language, 'month')}</caption>
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 0].map((weekday) => (
              <th key={weekday} scope="col">
                {weekdayName(weekday, toLocale(language))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <MonthDay
                  key={day}
                  day={day}
                  month={month}
                  today={today}
                  language={language}
                  entries={byDay.get(day) ?? []}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The days of a month on which something is planned. */
export function CalendarList({ entries, month, language }: CalendarDaysProps) {
  const byDay = groupByDay(entries.filter(({ day }) => day.startsWith(month)))
  if (byDay.size === 0) return <p>{studioText(language, 'dashboard.calendar.nothing')}</p>
  return [...byDay].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="studio-date">
        {formatDay(day, language, 'weekdayDayMonth')}
      </h2>
      <ul className="studio-list">
        {ofDay.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ul>
    </section>
  ))
}
