'use client'

import { useState } from 'react'

import {
  Button,
  toast,
  useDocumentInfo,
  useEditDepth,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui'

import type { DocumentLanguages } from '@/features/translation/model/describe-languages'
import type { PublicationState } from '@/features/translation/model/publication-state'
import { labelColon } from '@/lib/i18n/label-colon'
import { mayBeOffline } from '@/lib/payload/global-drafts'
import { useDocumentPath } from '@/studio/use-document-path'
import { useStudioData } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import { DiscardQuestion } from './discard-question'
import { useDraftActions } from './use-draft-actions'

type Status = PublicationState | 'trashed'

/** Autosave writes every second while an editor types. */
const pauseMs = 700

/** The state of the document; null until it is known. */
function useStatus(): Status | null {
  const { globalSlug, isTrashed, lastUpdateTime } = useDocumentInfo()
  const path = useDocumentPath()
  const { data } = useStudioData<{ document: Pick<DocumentLanguages, 'state'> }>(
    path && `${path}/${globalSlug ? 'state' : 'translation'}`,
    { version: lastUpdateTime, pauseMs },
  )
  if (isTrashed) return 'trashed'
  return path ? (data?.document.state ?? null) : 'draft'
}

/**
 * The status of a document or of settings; discards unpublished changes after a question, and brings them back. Takes
 * settings offline, which have no panel of their languages.
 */
export function DraftStatus() {
  const t = useStudioText()
  const { i18n, t: payloadText } = useTranslation()
  const { openModal } = useModal()
  const { globalSlug, hasPublishPermission } = useDocumentInfo()
  const status = useStatus()
  const { discard, restore, withdraw } = useDraftActions()
  const [undo, setUndo] = useState<string | null>(null)
  // A drawer lies over a form with a question of its own.
  const modalSlug = `discard-draft-${useEditDepth()}`
  const isOnline = status === 'published' || status === 'changed'
  // Both show what is stored then; settings do not save themselves, so what was typed would be lost.
  const hasUnsaved = useFormModified() && Boolean(globalSlug)

  async function confirm(): Promise<void> {
    const discarded = await discard()
    setUndo(discarded)
    if (discarded !== null) toast.success(t('versions.discarded'))
  }

  async function bringBack(version: string): Promise<void> {
    if (!(await restore(version))) return
    setUndo(null)
    toast.success(t('versions.undone'))
  }

  return (
    <div className="status">
      <div className="status__value-wrap">
        <span className="status__label">{payloadText('version:status') + labelColon(i18n.language)}</span>
        <span className="status__value">{status && t(`translation.states.${status}`)}</span>
        {status === 'changed' && hasPublishPermission && (
          <>
            {' — '}
            <Button buttonStyle="none" className="status__action" onClick={() => openModal(modalSlug)}>
              {t('versions.discard')}
            </Button>
            <DiscardQuestion modalSlug={modalSlug} onConfirm={confirm} />
          </>
        )}
        {globalSlug && mayBeOffline(globalSlug) && isOnline && hasPublishPermission && (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              disabled={hasUnsaved}
              onClick={() => void withdraw()}
            >
              {t('versions.schedule.withdraw')}
            </Button>
          </>
        )}
        {status !== 'changed' && undo !== null && (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              disabled={hasUnsaved}
              onClick={() => void bringBack(undo)}
            >
              {t('versions.undo')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
