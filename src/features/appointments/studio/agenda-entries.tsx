import { Link } from '@payloadcms/ui'

import { agendaPath } from '@/features/appointments/model/agenda-url'
import type { AgendaEntry } from '@/features/appointments/server/read-agenda'

import { studioText } from '@/lib/i18n/studio-text'
import { formatPhone, phoneHref } from '@/lib/values/phone'

interface AgendaEntriesProps {
  entries: AgendaEntry[]
  language: string
  /** Shows the houses. */
  withPictures?: boolean
}

/** Appointments of one day: hours, person and property, linked to their pages. */
export function AgendaEntries({ entries, language, withPictures }: AgendaEntriesProps) {
  return (
    <ul className="studio-list">
      {entries.map(({ id, hours, status, person, property, picture, agent, phone }) => (
        <li key={id} className="studio-entry studio-agenda__entry" data-status={status}>
          {withPictures && picture && <img className="studio-picture" src={picture} alt="" loading="lazy" />}
          <Link href={`${agendaPath}${id}/`} prefetch={false}>
            <span className="studio-strong">{hours}</span> {person || property}
          </Link>
          {status !== 'confirmed' && (
            <span className="studio-strong">{studioText(language, `appointments.status.${status}`)}</span>
          )}
          {person && property && <span>{property}</span>}
          {phone && <a href={phoneHref(phone)}>{formatPhone(phone)}</a>}
          {agent && <span className="studio-muted">{agent}</span>}
        </li>
      ))}
    </ul>
  )
}
