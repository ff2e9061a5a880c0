import { Link } from '@payloadcms/ui'

import { agendaPath } from '@/lib/appointments/agenda-address'
import type { AgendaEntry } from '@/lib/cms/appointments/read-agenda'

import { studioText } from '../studio-text'
import { statusTexts } from './appointments-texts'

/** Appointments of one day: hours, who, where; each leads to its page. */
export function AgendaEntries({ entries, language }: { entries: AgendaEntry[]; language: string }) {
  return (
    <ul className="studio-agenda__entries">
      {entries.map(({ id, hours, status, person, property, agent, phone }) => (
        <li key={id} data-status={status}>
          <Link href={`${agendaPath}${id}/`} prefetch={false}>
            <span className="studio-agenda__hours">{hours}</span> {person || property}
          </Link>
          {status !== 'confirmed' && (
            <span className="studio-agenda__status">{studioText(language, statusTexts[status])}</span>
          )}
          {person && property && <span>{property}</span>}
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
          {agent && <span className="studio-agenda__agent">{agent}</span>}
        </li>
      ))}
    </ul>
  )
}
