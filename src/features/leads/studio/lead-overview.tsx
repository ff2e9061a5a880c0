'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'

import type { LeadOverview as Overview } from '@/features/leads/model/lead-overview'

import { formatMoment } from '@/lib/time/format-time'
import { useStudioData } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { LeadActions } from './lead-actions'
import { Answers, Files, Mails, Person } from './lead-facts'
import { LeadFailures } from './lead-failures'
import { LeadNotes } from './lead-notes'

function Everything({ lead, reload }: { lead: Overview; reload: () => void }) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  const moment = formatMoment(lead.receivedAt, i18n.language)
  return (
    <>
      <p className="studio-muted">
        {t('leads.lead.received', { form: lead.form, moment, language: lead.language })}
      </p>
      <LeadFailures lead={lead} reload={reload} />
      <LeadActions lead={lead} reload={reload} />
      <div className="studio-grid">
        <div className="studio-stack">
          <Person lead={lead} />
          <Answers label={'leads.lead.answers'} rows={lead.answers} />
          <Files files={lead.files} />
        </div>
        <div className="studio-stack">
          <LeadNotes lead={lead} reload={reload} />
          <Mails mails={lead.mails} />
          <Answers label={'leads.lead.origin'} rows={lead.origin} />
        </div>
      </div>
    </>
  )
}

function OfLead({ id }: { id: string }) {
  const t = useStudioText()
  const { data: lead, hasFailed, reload } = useStudioData<Overview>(`leads/${id}/overview`)
  return (
    <section
      className="studio-part studio-controls studio-stack studio-lead"
      aria-label={t('leads.lead.overview')}
    >
      {!lead && !hasFailed && <p role="status">{t('leads.lead.loading')}</p>}
      {hasFailed && (
        <p role="alert">
          {t('leads.lead.failed')}{' '}
          <button type="button" onClick={reload}>
            {t('leads.lead.retry')}
          </button>
        </p>
      )}
      {lead && !hasFailed && <Everything lead={lead} reload={reload} />}
      <h2>{t('leads.lead.correct')}</h2>
    </section>
  )
}

/** Overview of a lead, above the form that edits it. */
export function LeadOverview() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <OfLead id={String(id)} />
}
