'use client'

import { useId, useRef, useState } from 'react'
import { Button, useLocale, useTranslation } from '@payloadcms/ui'

import { formatMoment } from '@/lib/time/format-time'
import { useStudioData, useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import type { SharedLink } from '@/features/preview/server/preview-links'

import { RevokeLink } from './revoke-link'

interface SharedLinksProps {
  links: readonly SharedLink[]
  onRevoked: (link: SharedLink) => void
}

/** The links to this document that still work, each with who made it when and a way to revoke it. */
function SharedLinks({ links, onRevoked }: SharedLinksProps) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  if (links.length === 0) return null
  return (
    <section aria-label={t('sharedPreview.links')}>
      <h3>{t('sharedPreview.links')}</h3>
      <ul className="studio-list studio-rows">
        {links.map((link) => {
          const { id, createdAt, madeBy, until } = link
          const made = formatMoment(createdAt, i18n.language)
          return (
            <li key={id} className="studio-row studio-row--between">
              <span>
                {t('sharedPreview.until', { until: formatMoment(until, i18n.language) })}
                <span className="studio-small">
                  {t('sharedPreview.madeBy', { name: madeBy, time: made })}
                  {link.mayApprove && ` · ${t('sharedPreview.mayApprove')}`}
                  {link.email !== '' && ` (${link.email})`}
                </span>
              </span>
              <RevokeLink id={id} name={made} onDone={() => onRevoked(link)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const lifetimes = [
  { hours: 1, label: 'sharedPreview.hour' },
  { hours: 24, label: 'sharedPreview.day' },
  { hours: 168, label: 'sharedPreview.week' },
] as const

interface PreviewLink {
  url: string
  until: string
}

function FinishedLink({ url, until }: PreviewLink) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function copy(): Promise<void> {
    field.current?.select()
    // Without clipboard access the selected text can still be copied by hand.
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    )
  }

  const end = formatMoment(until, i18n.language, 'full')
  return (
    <div className="studio-row" aria-live="polite">
      <input ref={field} className="studio-field" readOnly value={url} aria-label={t('sharedPreview.link')} />
      <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
        {t(isCopied ? 'sharedPreview.copied' : 'sharedPreview.copy')}
      </Button>
      <p>{t('sharedPreview.until', { until: end })}</p>
    </div>
  )
}

interface ShareFormProps {
  kind: string
  id: string
  /** Whether the holder of the link may answer a review. */
  offersApproval: boolean
  link: PreviewLink | 'failed' | null
  setLink: (link: PreviewLink | 'failed') => void
}

interface ApprovalFieldsProps {
  approval: { mayApprove: boolean; email: string }
  setApproval: (approval: { mayApprove: boolean; email: string }) => void
}

/** Whether the holder may approve, and for whom the link is. */
function ApprovalFields({ approval, setApproval }: ApprovalFieldsProps) {
  const t = useStudioText()
  const id = useId()
  const { email, mayApprove } = approval
  return (
    <>
      <label className="studio-check">
        <input
          type="checkbox"
          checked={mayApprove}
          onChange={({ target }) => setApproval({ ...approval, mayApprove: target.checked })}
        />
        {t('sharedPreview.mayApprove')}
      </label>
      {mayApprove && (
        <>
          <label htmlFor={id}>{t('sharedPreview.approvalEmail')}</label>
          <input
            id={id}
            type="email"
            className="studio-field"
            value={email}
            onChange={({ target }) => setApproval({ ...approval, email: target.value })}
          />
        </>
      )}
    </>
  )
}

/** Lifetime of the link and the button to create it. */
function ShareForm({ kind, id, offersApproval, link, setLink }: ShareFormProps) {
  const t = useStudioText()
  const name = useId()
  const { request } = useStudioRequest()
  const { code: locale } = useLocale()
  const [hours, setHours] = useState(24)
  const [reason, setReason] = useState<string | null>(null)
  const [approval, setApproval] = useState({ mayApprove: false, email: '' })

  async function make(): Promise<void> {
    const answer = await request<PreviewLink>('preview/link', {
      body: { kind, id, locale, hours, ...approval },
    })
    setReason(answer.isOk ? null : answer.message)
    setLink(answer.isOk ? answer.data : 'failed')
  }

  return (
    <>
      <fieldset className="studio-row">
        <legend>{t('sharedPreview.lifetime')}</legend>
        {lifetimes.map(({ hours: each, label }) => (
          <label key={each} className="studio-check">
            <input type="radio" name={name} checked={hours === each} onChange={() => setHours(each)} />
            {t(label)}
          </label>
        ))}
      </fieldset>
      {offersApproval && <ApprovalFields approval={approval} setApproval={setApproval} />}
      <Button margin={false} onClick={() => void make()}>
        {t('sharedPreview.make')}
      </Button>
      {link === 'failed' && <p role="alert">{reason ?? t('sharedPreview.failed')}</p>}
      {link && link !== 'failed' && <FinishedLink {...link} />}
    </>
  )
}

/** The form and the links that exist; read when the dialog is opened. */
export function ShareParts({ kind, id }: { kind: string; id: string }) {
  const { data, reload } = useStudioData<{ links: SharedLink[]; offersApproval: boolean }>('preview/links', {
    query: { kind, id },
  })
  const [link, setLink] = useState<PreviewLink | 'failed' | null>(null)
  const showLink = (made: PreviewLink | 'failed') => {
    setLink(made)
    reload()
  }
  // A new link shows as long as it works.
  const forget = ({ until }: SharedLink) => {
    setLink((shown) => (shown !== 'failed' && shown?.until === until ? null : shown))
    reload()
  }
  return (
    <>
      <ShareForm
        kind={kind}
        id={id}
        offersApproval={data?.offersApproval === true}
        link={link}
        setLink={showLink}
      />
      <SharedLinks links={data?.links ?? []} onRevoked={forget} />
    </>
  )
}
