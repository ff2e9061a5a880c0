'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'

import type { BrowserTextKey } from '@/lib/i18n/studio-text'
import type { LeadOverview } from '@/features/leads/model/lead-overview'

import { phoneHref } from '@/lib/values/phone'
import { formatMoment } from '@/lib/time/format-time'
import { useStudioText } from '@/studio/use-studio-text'

function Part({ label, children }: { label: BrowserTextKey; children: ReactNode }) {
  const t = useStudioText()
  return (
    <div className="studio-panel studio-stack">
      <h2>{t(label)}</h2>
      {children}
    </div>
  )
}

/** The person, their contact details and the property. */
export function Person({ lead: { person, about } }: { lead: LeadOverview }) {
  return (
    <>
      <Part label="leads.lead.person">
        <div className="studio-stack studio-stack--tight">
          {person.name && <strong>{person.name}</strong>}
          {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
          {person.phone && <a href={phoneHref(person.phone)}>{person.phone}</a>}
          {person.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </Part>
      {about.length > 0 && (
        <Part label="leads.lead.about">
          {about.map(({ label, href }) => (
            <p key={href}>
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            </p>
          ))}
        </Part>
      )}
    </>
  )
}

/** Questions and answers in words. */
export function Answers({ label, rows }: { label: BrowserTextKey; rows: LeadOverview['answers'] }) {
  if (rows.length === 0) return null
  return (
    <Part label={label}>
      <dl className="studio-terms">
        {rows.map((row, index) => (
          // Two questions of a form may have the same words.
          <div key={index}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

/** Files of the visitor, as downloads. */
export function Files({ files }: { files: LeadOverview['files'] }) {
  if (files.length === 0) return null
  return (
    <Part label="leads.lead.files">
      <ul className="studio-list studio-rows">
        {files.map(({ id, name, size, href }) => (
          <li key={id}>
            <a href={href} download={name}>
              {name}
            </a>{' '}
            {size && <span className="studio-small">{size}</span>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** E-mails of the lead and their states. */
export function Mails({ mails }: { mails: LeadOverview['mails'] }) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  return (
    <Part label="leads.lead.mails">
      {mails.length === 0 && <p>{t('leads.lead.noMails')}</p>}
      <ul className="studio-list studio-rows">
        {mails.map(({ id, subject, recipient, state, at, error, href }) => (
          <li key={id} data-state={state}>
            {href ? (
              <Link href={href} prefetch={false}>
                {subject}
              </Link>
            ) : (
              subject
            )}
            <span className="studio-small">
              {recipient} · {t(`leads.mailStates.${state}`)} · {formatMoment(at, i18n.language)}
            </span>
            {error && (
              <span className="studio-small studio-tone" data-tone="bad">
                {error}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}
