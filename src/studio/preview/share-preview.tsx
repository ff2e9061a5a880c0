'use client'

import './preview.css'

import { useId, useRef, useState, type KeyboardEvent } from 'react'

import { Button, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'

import { useStudioText } from '../use-studio-text'
import { previewTexts } from './preview-texts'

const lifetimes = [
  { hours: 1, label: previewTexts.hour },
  { hours: 24, label: previewTexts.day },
  { hours: 168, label: previewTexts.week },
]

/** As the holder of the link reads it. */
const inBrussels = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Brussels' } as const

interface PreviewLink {
  url: string
  until: string
}

async function makeLink(body: object): Promise<PreviewLink | null> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/preview/link/', { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.ok ? ((await answer.json()) as PreviewLink) : null
}

/** The finished link with its end. */
function FinishedLink({ url, until }: PreviewLink) {
  const text = useStudioText()
  const { i18n } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function copy(): Promise<void> {
    field.current?.select()
    // Where the clipboard is closed to pages, the selected text can still be copied by hand.
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    )
  }

  const end = new Date(until).toLocaleString(i18n.language, inBrussels)
  return (
    <div className="studio-preview-link" aria-live="polite">
      <input ref={field} readOnly value={url} aria-label={text(previewTexts.link)} />
      <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
        {text(isCopied ? previewTexts.copied : previewTexts.copy)}
      </Button>
      <p>{text(previewTexts.until, { until: end })}</p>
    </div>
  )
}

/** The choice of the time and the way to the link. */
function ShareForm({ kind, id }: { kind: string; id: string }) {
  const text = useStudioText()
  const name = useId()
  const { code: locale } = useLocale()
  const [hours, setHours] = useState(24)
  const [link, setLink] = useState<PreviewLink | 'failed' | null>(null)

  async function make(): Promise<void> {
    setLink(
      await makeLink({ kind, id, locale, hours }).then(
        (made) => made ?? 'failed',
        () => 'failed' as const,
      ),
    )
  }

  return (
    <>
      <fieldset>
        <legend>{text(previewTexts.lifetime)}</legend>
        {lifetimes.map(({ hours: each, label }) => (
          <label key={each}>
            <input type="radio" name={name} checked={hours === each} onChange={() => setHours(each)} />
            {text(label)}
          </label>
        ))}
      </fieldset>
      <Button margin={false} onClick={() => void make()}>
        {text(previewTexts.make)}
      </Button>
      {link === 'failed' && <p role="alert">{text(previewTexts.failed)}</p>}
      {link && link !== 'failed' && <FinishedLink {...link} />}
    </>
  )
}

/** Makes a link to the stored draft for somebody who has no account. */
export function SharePreview() {
  const text = useStudioText()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  if (!id || !collectionSlug || isTrashed) return null
  // Enter in a field here would save the document around it.
  const stayHere = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  return (
    <>
      <Button buttonStyle="subtle" size="medium" margin={false} onClick={() => dialog.current?.showModal()}>
        {text(previewTexts.share)}
      </Button>
      <dialog ref={dialog} aria-labelledby={title} className="studio-preview-share" onKeyDown={stayHere}>
        <h2 id={title}>{text(previewTexts.share)}</h2>
        <p>{text(previewTexts.shareText)}</p>
        <ShareForm kind={collectionSlug} id={String(id)} />
        <Button buttonStyle="transparent" margin={false} onClick={() => dialog.current?.close()}>
          {text(previewTexts.close)}
        </Button>
      </dialog>
    </>
  )
}
