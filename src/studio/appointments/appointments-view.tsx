import { Gutter, Link } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'

import { agendaPath, readAgendaQuestion, weekAddress, listAddress } from '@/lib/appointments/agenda-address'
import { brusselsDay } from '@/lib/appointments/brussels-time'
import { hasRole } from '@/lib/cms/access'
import { readAgendaView } from '@/lib/cms/appointments/read-agenda'
import { isLocale, sourceLocale } from '@/lib/i18n/locales'

import { studioText } from '../studio-text'
import { AgendaEntries } from './agenda-entries'
import { AgendaList } from './agenda-list'
import { AgendaWeek } from './agenda-week'
import { agendaTexts } from './appointments-texts'
import { BookByHand } from './book-by-hand'
import { CalendarLink } from './calendar-link'

import './appointments.css'

function Views({ mode, language }: { mode: 'week' | 'list'; language: string }) {
  return (
    <nav aria-label={studioText(language, agendaTexts.views)} className="studio-agenda__views">
      {(['week', 'list'] as const).map((each) => (
        <Link
          key={each}
          href={each === 'week' ? agendaPath : listAddress}
          prefetch={false}
          aria-current={each === mode ? 'page' : undefined}
        >
          {studioText(language, agendaTexts[each])}
        </Link>
      ))}
    </nav>
  )
}

/** The agenda: today's appointments first, then a week or the months to come. Agents see their own. */
export async function AppointmentsView({ payload, user, i18n, searchParams }: ListViewServerProps) {
  if (!user || !hasRole(user, 'administrator', 'editor', 'agent')) return null
  const { language } = i18n
  const locale = isLocale(language) ? language : sourceLocale
  const today = brusselsDay(new Date())
  const question = readAgendaQuestion(searchParams ?? {}, today)
  const agenda = await readAgendaView({ payload, user }, question, today)
  return (
    <Gutter className="studio-agenda">
      <div className="studio-agenda__head">
        <h1>{studioText(language, agendaTexts.title)}</h1>
        <Views mode={question.mode} language={language} />
      </div>
      <section aria-labelledby="agenda-today" className="studio-agenda__today">
        <h2 id="agenda-today">{studioText(language, agendaTexts.today)}</h2>
        {agenda.today.length === 0 ? (
          <p>{studioText(language, agendaTexts.todayNone)}</p>
        ) : (
          <AgendaEntries entries={agenda.today} language={language} />
        )}
      </section>
      <BookByHand />
      {question.mode === 'week' ? (
        <AgendaWeek
          monday={question.from}
          today={today}
          entries={agenda.entries}
          locale={locale}
          toWeek={weekAddress}
        />
      ) : (
        <AgendaList entries={agenda.entries} locale={locale} />
      )}
      <CalendarLink />
    </Gutter>
  )
}
