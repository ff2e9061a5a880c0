import { describeDay } from '@/lib/appointments/describe-when'
import type { AgendaEntry } from '@/lib/cms/appointments/read-agenda'
import type { Locale } from '@/lib/i18n/locales'

import { studioText } from '../studio-text'
import { AgendaEntries } from './agenda-entries'
import { agendaTexts } from './appointments-texts'

/** What is to come, day by day; days without appointments are left out. */
export function AgendaList({ entries, locale }: { entries: AgendaEntry[]; locale: Locale }) {
  const days = [...new Set(entries.map(({ day }) => day))]
  return (
    <section aria-labelledby="agenda-list">
      <h2 id="agenda-list">{studioText(locale, agendaTexts.coming)}</h2>
      {days.length === 0 && <p>{studioText(locale, agendaTexts.none)}</p>}
      {days.map((day) => (
        <section key={day} aria-label={describeDay(day, locale)} className="studio-agenda__day">
          <h3>{describeDay(day, locale)}</h3>
          <AgendaEntries entries={entries.filter((entry) => entry.day === day)} language={locale} />
        </section>
      ))}
    </section>
  )
}
