'use client'

import { useEffect, useId, useRef, useState } from 'react'

import { Button, useForm } from '@payloadcms/ui'

import { late } from '@/studio/late'
import type { Conflict } from '@/features/versions/model/conflict'
import { useDocumentPath } from '@/studio/use-document-path'
import { useShowLatest } from '@/studio/use-show-latest'
import { useStudioText } from '@/studio/use-studio-text'

import { useChangesDuringSave } from './use-changes-during-save'
import { useDraftActions } from './use-draft-actions'
import { listenTo } from './watch-requests'

import './conflict.css'

const ConflictChanges = late(async () => (await import('./conflict-changes')).ConflictChanges)

/** The last refused save of the document that is being edited. */
function useConflict(): [Conflict | null, () => void] {
  const documentPath = useDocumentPath()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  useEffect(
    () =>
      listenTo('studio-conflict', (refused) => {
        if (refused.document === documentPath) setConflict(refused)
      }),
    [documentPath],
  )
  return [conflict, () => setConflict(null)]
}

/** The ways on: the stored text, or one's own. */
function Choices({ conflict, onDone }: { conflict: Conflict; onDone: () => void }) {
  const t = useStudioText()
  const { restore } = useDraftActions()
  const { dispatchFields, submit } = useForm()
  const showLatest = useShowLatest()
  const { kept, revision } = conflict
  // A read ends with the component that began it: the dialog stays until the form shows the answer.
  const takeTheirs = async () => {
    await showLatest()
    onDone()
  }
  const takeMine = async () => {
    if (kept !== null) {
      await restore(kept)
      return onDone()
    }
    onDone()
    dispatchFields({ type: 'UPDATE', path: 'revision', value: revision })
    await submit({ overrides: { revision } })
  }
  return (
    <div className="studio-row">
      <Button margin={false} onClick={() => void takeTheirs()}>
        {t('versions.takeTheirs')}
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={() => void takeMine()}>
        {t(kept === null ? 'versions.replaceTheirs' : 'versions.keepMine')}
      </Button>
      <button type="button" className="studio-link" onClick={onDone}>
        {t('versions.stay')}
      </button>
    </div>
  )
}

/** Asks what to do when a save was refused because another one came first. */
export function ConflictDialog() {
  const t = useStudioText()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [conflict, clear] = useConflict()
  useChangesDuringSave()
  useEffect(() => {
    if (conflict && !dialog.current?.open) dialog.current?.showModal()
    if (!conflict) dialog.current?.close()
  }, [conflict])
  return (
    <dialog ref={dialog} aria-labelledby={title} className="studio-dialog studio-conflict" onClose={clear}>
      <h2 id={title}>{t('versions.conflictHeading')}</h2>
      {conflict && (
        <>
          <p>{conflict.message}</p>
          <details className="studio-conflict__compare">
            <summary>{t('versions.compare')}</summary>
            <ConflictChanges changes={conflict.changes} />
          </details>
          <Choices conflict={conflict} onDone={clear} />
        </>
      )}
    </dialog>
  )
}
