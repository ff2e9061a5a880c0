'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'

import type { Localized } from '@/lib/i18n/locales'
import type { LeadOverview } from '@/lib/leads/lead-overview'

import { brusselsMoment } from '../dashboard/brussels-day'
import { useStudioText } from '../use-studio-text'
import { leadTexts, mailStateTexts } from './lead-texts'

function Part({ label, children }: { label: Localized; children: ReactNode }) {
  const text = useStudioText()
  return (
    <div className="studio-lead__part">
      <h2>{text(label)}</h2>
      {children}
    </div>
  )
}

/** Who wrote, how to reach them, and about what. */
export function Person({ lead: { person, about } }: { lead: LeadOverview }) {
  return (
    <>
      <Part label={leadTexts.person}>
        <address>
          {person.name && <strong>{person.name}</strong>}
          {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
          {person.phone && <a href={`tel:${person.phone.replace(/[^\d+]/g, '')}`}>{person.phone}</a>}
          {person.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </Part>
      {about.length > 0 && (
        <Part label={leadTexts.about}>
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
export function Answers({ label, rows }: { label: Localized; rows: LeadOverview['answers'] }) {
  if (rows.length === 0) return null
  return (
    <Part label={label}>
      <dl>
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
    <Part label={leadTexts.files}>
      <ul>
        {files.map(({ id, name, size, href }) => (
          <li key={id}>
            <a href={href} download={name}>
              {name}
            </a>{' '}
            {size && <span className="studio-inbox__note">{size}</span>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The mails this lead set off, and how far each is. */
export function Mails({ mails }: { mails: LeadOverview['mails'] }) {
  const text = useStudioText()
  const { i18n } = useTranslation()
  return (
    <Part label={leadTexts.mails}>
      {mails.length === 0 && <p>{text(leadTexts.noMails)}</p>}
      <ul>
        {mails.map(({ id, subject, recipient, state, at, error, href }) => (
          <li key={id} data-state={state}>
            {href ? (
              <Link href={href} prefetch={false}>
                {subject}
              </Link>
            ) : (
              subject
            )}
            <span className="studio-inbox__note">
              {recipient} · {text(mailStateTexts[state])} · {brusselsMoment(i18n.language, at)}
            </span>
            {error && <span className="studio-lead__error">{error}</span>}
          </li>
        ))}
      </ul>
    </Part>
  )
}
