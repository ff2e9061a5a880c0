import { describeDay } from '@/features/appointments/model/describe-when'
import type { AgendaEntry } from '@/features/appointments/server/read-agenda'
import type { Locale } from '@/lib/i18n/locales'

import { studioText } from '@/lib/i18n/studio-text'
import { AgendaEntries } from './agenda-entries'

/** Coming appointments by day; days without any are left out. */
export function AgendaList({ entries, locale }: { entries: AgendaEntry[]; locale: Locale }) {
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
