'use client'

import './inbox.css'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'

import type { LeadOverview as Overview } from '@/lib/leads/lead-overview'

import { brusselsMoment } from '../dashboard/brussels-day'
import { useStudioText } from '../use-studio-text'
import { LeadActions } from './lead-actions'
import { Answers, Files, Mails, Person } from './lead-facts'
import { LeadFailures } from './lead-failures'
import { LeadNotes } from './lead-notes'
import { leadTexts } from './lead-texts'
import { useLeadOverview } from './use-lead-overview'

function Everything({ lead, reload }: { lead: Overview; reload: () => void }) {
  const text = useStudioText()
  const { i18n } = useTranslation()
  const moment = brusselsMoment(i18n.language, lead.receivedAt)
  return (
    <>
      <p className="studio-lead__received">
        {text(leadTexts.received, { form: lead.form, moment, language: lead.language })}
      </p>
      <LeadFailures lead={lead} reload={reload} />
      <LeadActions lead={lead} reload={reload} />
      <div className="studio-lead__columns">
        <div>
          <Person lead={lead} />
          <Answers label={leadTexts.answers} rows={lead.answers} />
          <Files files={lead.files} />
        </div>
        <div>
          <LeadNotes lead={lead} reload={reload} />
          <Mails mails={lead.mails} />
          <Answers label={leadTexts.origin} rows={lead.origin} />
        </div>
      </div>
    </>
  )
}

function OfLead({ id }: { id: string }) {
  const text = useStudioText()
  const { state, reload } = useLeadOverview(id)
  return (
    <section className="studio-lead" aria-label={text(leadTexts.overview)}>
      {state === 'loading' && <p role="status">{text(leadTexts.loading)}</p>}
      {state === 'failed' && (
        <p role="alert">
          {text(leadTexts.failed)}{' '}
          <button type="button" onClick={reload}>
            {text(leadTexts.retry)}
          </button>
        </p>
      )}
      {typeof state === 'object' && <Everything lead={state} reload={reload} />}
      <h2 className="studio-lead__correct">{text(leadTexts.correct)}</h2>
    </section>
  )
}

/** A lead at a glance, above the form in which its data can be corrected. */
export function LeadOverview() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <OfLead id={String(id)} />
}
