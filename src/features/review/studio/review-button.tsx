'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'

import { Button, useDocumentInfo } from '@payloadcms/ui'

import type { ReviewView } from '@/features/review/model/review-view'
import { lazyPart } from '@/studio/lazy-part'
import { useDocumentPath } from '@/studio/use-document-path'
import { useStudioData } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

const ReviewParts = lazyPart(async () => (await import('./review-parts')).ReviewParts)

/** The form saves itself every second while an editor types. */
const pauseMs = 700

const hasSomething = ({ choices, events }: ReviewView): boolean => choices !== null || events.length > 0

/** Says what the review means for the newest text, and opens its dialog. */
export function ReviewButton() {
  const t = useStudioText()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [isOpen, setOpen] = useState(false)
  const { isTrashed, lastUpdateTime } = useDocumentInfo()
  const path = useDocumentPath()
  const { data, reload } = useStudioData<{ review: ReviewView }>(path && !isTrashed ? 'review' : null, {
    query: { document: path ?? '' },
    version: lastUpdateTime,
    pauseMs,
  })
  if (!path || !data || !hasSomething(data.review)) return null
  // Enter would save the document around the dialog.
  const stayHere = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const { outsider, state } = data.review
  const label =
    state === 'none' && outsider?.isCurrent
      ? t(`review.outsiderStates.${outsider.kind}`)
      : t(state === 'none' ? 'review.heading' : `review.states.${state}`)
  return (
    <>
      <Button buttonStyle="subtle" size="medium" margin={false} onClick={open}>
        {label}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={title}
        className="studio-dialog studio-controls"
        onKeyDown={stayHere}
        onClose={() => setOpen(false)}
      >
        <h2 id={title}>{t('review.heading')}</h2>
        {isOpen && <ReviewParts document={path} review={data.review} reload={reload} />}
        <Button buttonStyle="transparent" margin={false} onClick={() => dialog.current?.close()}>
          {t('sharedPreview.close')}
        </Button>
      </dialog>
    </>
  )
}
