'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'

import type { LeadEvent, LeadOverview } from '@/lib/leads/lead-overview'

import { brusselsMoment } from '../dashboard/brussels-day'
import { useStudioText } from '../use-studio-text'
import { describeEvent } from './describe-event'
import { eventTexts, leadTexts } from './lead-texts'
import { useLeadPost } from './use-follow-up'

function NewNote({ id, reload }: { id: string; reload: () => void }) {
  const text = useStudioText()
  const field = useId()
  const [note, setNote] = useState('')
  const { post, isBusy } = useLeadPost(reload)
  const save = async () => {
    if (await post(`${id}/notes`, { text: note.trim() })) setNote('')
  }
  // No form: this stands inside the form of the document.
  return (
    <div className="studio-lead__new-note">
      <label htmlFor={field}>{text(leadTexts.note)}</label>
      <textarea
        id={field}
        rows={3}
        maxLength={5000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <button type="button" disabled={note.trim() === '' || isBusy} onClick={() => void save()}>
        {text(leadTexts.addNote)}
      </button>
    </div>
  )
}

function Line({ event }: { event: LeadEvent }) {
  const text = useStudioText()
  const { i18n } = useTranslation()
  return (
    <li data-kind={event.kind}>
      <span className="studio-lead__words">{describeEvent(event, i18n.language)}</span>
      <span className="studio-inbox__note">
        {event.by ?? text(leadTexts.system)} ·{' '}
        <time dateTime={event.at}>{brusselsMoment(i18n.language, event.at)}</time>
      </span>
    </li>
  )
}

/** Notes of staff and what happened, the newest first. */
export function LeadNotes({ lead, reload }: { lead: LeadOverview; reload: () => void }) {
  const text = useStudioText()
  const { i18n } = useTranslation()
  return (
    <div className="studio-lead__part">
      <h2>{text(leadTexts.notes)}</h2>
      <NewNote id={lead.id} reload={reload} />
      <ol className="studio-lead__history">
        {lead.events.map((event) => (
          <Line key={event.id} event={event} />
        ))}
        <li>
          <span className="studio-lead__words">{text(eventTexts.received)}</span>
          <span className="studio-inbox__note">
            <time dateTime={lead.receivedAt}>{brusselsMoment(i18n.language, lead.receivedAt)}</time>
          </span>
        </li>
      </ol>
    </div>
  )
}
