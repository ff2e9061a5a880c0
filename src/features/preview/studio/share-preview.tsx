'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'

import { Button, useDocumentInfo } from '@payloadcms/ui'

import { lazyPart } from '@/studio/lazy-part'
import { useStudioText } from '@/studio/use-studio-text'

const ShareParts = lazyPart(async () => (await import('./share-parts')).ShareParts)

/** Creates a link to the stored draft for people without an account. */
export function SharePreview() {
  const t = useStudioText()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [isOpen, setOpen] = useState(false)
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  if (!id || !collectionSlug || isTrashed) return null
  // Enter would save the document around the dialog.
  const stayHere = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  return (
    <>
      <Button buttonStyle="subtle" size="medium" margin={false} onClick={open}>
        {t('sharedPreview.share')}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={title}
        className="studio-dialog"
        onKeyDown={stayHere}
        onClose={() => setOpen(false)}
      >
        <h2 id={title}>{t('sharedPreview.share')}</h2>
        <p>{t('sharedPreview.shareText')}</p>
        {isOpen && <ShareParts kind={collectionSlug} id={String(id)} />}
        <Button buttonStyle="transparent" margin={false} onClick={() => dialog.current?.close()}>
          {t('sharedPreview.close')}
        </Button>
      </dialog>
    </>
  )
}
