'use client'

import { useEffect, useId, useRef } from 'react'

import { Button } from '@payloadcms/ui'

import type { DraftChange } from '@/features/translation/model/find-changes'
import { lazyPart } from '@/studio/lazy-part'
import { useStudioText } from '@/studio/use-studio-text'

import './compare.css'

const ConflictChanges = lazyPart(async () => (await import('./conflict-changes')).ConflictChanges)

interface CompareDialogProps {
  heading: string
  message: string
  /** `before` is stored, `after` is one's own text. */
  changes: DraftChange[]
  /** The ways on, the first one as the main button. */
  choices: { label: string; onChoose: () => Promise<void> }[]
  onClose: () => void
}

/** Asks which of two texts to go on with, and shows them side by side. */
export function CompareDialog({ heading, message, changes, choices, onClose }: CompareDialogProps) {
  const t = useStudioText()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const headingElement = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // The dialog can open while the editor is typing. The focus is on the title, so that the next keys press no button.
    headingElement.current?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className="studio-dialog studio-dialog--wide studio-conflict"
      onClose={onClose}
    >
      <h2 ref={headingElement} id={title} tabIndex={-1}>
        {heading}
      </h2>
      <p>{message}</p>
      {changes.length > 0 && (
        <details>
          <summary>{t('versions.compare')}</summary>
          <ConflictChanges changes={changes} />
        </details>
      )}
      <div className="studio-row">
        {choices.map(({ label, onChoose }, index) => (
          <Button
            key={label}
            buttonStyle={index === 0 ? 'primary' : 'secondary'}
            margin={false}
            onClick={() => void onChoose()}
          >
            {label}
          </Button>
        ))}
        <button type="button" className="studio-link" onClick={onClose}>
          {t('versions.stay')}
        </button>
      </div>
    </dialog>
  )
}
