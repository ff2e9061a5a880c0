'use client'

import { useState } from 'react'

import { Button, toast, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'

import { useStudioText } from '@/studio/use-studio-text'

import { DiscardQuestion } from './discard-question'
import { useDraftActions } from './use-draft-actions'

const modalSlug = 'discard-draft'

type Status = 'draft' | 'published' | 'changed' | 'previouslyPublished' | 'previouslyDraft'

function useStatus(): Status {
  const { hasPublishedDoc, isTrashed, unpublishedVersionCount } = useDocumentInfo()
  if (isTrashed) return hasPublishedDoc ? 'previouslyPublished' : 'previouslyDraft'
  if (!hasPublishedDoc) return 'draft'
  return unpublishedVersionCount > 0 ? 'changed' : 'published'
}

/** The status of a document; discards unpublished changes after a question, and brings them back. */
export function DraftStatus() {
  const t = useStudioText()
  const { t: payloadText } = useTranslation()
  const { openModal } = useModal()
  const { hasPublishPermission } = useDocumentInfo()
  const status = useStatus()
  const { discard, restore } = useDraftActions()
  const [undo, setUndo] = useState<string | null>(null)

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
        <span className="status__label">{payloadText('version:status')}: </span>
        <span className="status__value">{payloadText(`version:${status}`)}</span>
        {status === 'changed' && hasPublishPermission && (
          <>
            {' — '}
            <Button buttonStyle="none" className="status__action" onClick={() => openModal(modalSlug)}>
              {t('versions.discard')}
            </Button>
            <DiscardQuestion modalSlug={modalSlug} onConfirm={confirm} />
          </>
        )}
        {status === 'published' && undo !== null && (
          <>
            {' — '}
            <Button buttonStyle="none" className="status__action" onClick={() => void bringBack(undo)}>
              {t('versions.undo')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
