'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'

import type { LeadEvent, LeadOverview } from '@/features/leads/model/lead-overview'

import { formatMoment } from '@/lib/time/format-time'
import { useStudioText } from '@/studio/use-studio-text'
import { useUnsavedWarning } from '@/studio/use-unsaved-warning'
import { describeEvent } from './describe-event'
import { useLeadPost } from './use-follow-up'

function NewNote({ id, reload }: { id: string; reload: () => void }) {
  const t = useStudioText()
  const field = useId()
  const [note, setNote] = useState('')
  const { post, isBusy } = useLeadPost(reload)
  useUnsavedWarning(note.trim() !== '')
  const save = async () => {
    if (await post(`${id}/notes`, { text: note.trim() })) setNote('')
  }
  // No form element: this is inside the form of the document.
  return (
    <div className="studio-stack">
      <label htmlFor={field}>{t('leads.lead.note')}</label>
      <textarea
        id={field}
        rows={3}
        maxLength={5000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <button type="button" disabled={note.trim() === '' || isBusy} onClick={() => void save()}>
        {t('leads.lead.addNote')}
      </button>
    </div>
  )
}

function Line({ event }: { event: LeadEvent }) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  return (
    <li className={event.kind === 'note' ? 'studio-entry' : undefined}>
      <span className="studio-breakable">{describeEvent(event, i18n.language, t)}</span>
      <span className="studio-small">
        {event.by ?? t('leads.lead.system')} ·{' '}
        <time dateTime={event.at}>{formatMoment(event.at, i18n.language)}</time>
      </span>
    </li>
  )
}

/** Notes and history, the newest first. */
export function LeadNotes({ lead, reload }: { lead: LeadOverview; reload: () => void }) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  return (
    <div className="studio-panel studio-stack">
      <h2>{t('leads.lead.notes')}</h2>
      <NewNote id={lead.id} reload={reload} />
      <ol className="studio-list studio-rows">
        {lead.events.map((event) => (
          <Line key={event.id} event={event} />
        ))}
        <li>
          <span className="studio-breakable">{t('leads.events.received')}</span>
          <span className="studio-small">
            <time dateTime={lead.receivedAt}>{formatMoment(lead.receivedAt, i18n.language)}</time>
          </span>
        </li>
      </ol>
    </div>
  )
}
