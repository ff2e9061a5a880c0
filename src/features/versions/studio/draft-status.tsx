'use client'

import { useState, useCallback } from 'react'
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
import { formatMoment } from '@/lib/time/format-time'
import { textOf } from '@/lib/values/read-value'
import { mayBeOffline } from '@/lib/payload/global-drafts'
import { ageWords } from '@/studio/age-words'
import { useDocumentPath } from '@/studio/use-document-path'
import { useStudioData } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { useFormSaves } from '@/studio/form-saves'
import { useSend, useShowLatest } from '@/studio/use-show-latest'

import { DiscardQuestion } from './discard-question'

/** Discards and restores the draft of the document or settings that is being edited, and shows the result in the form. */
function useDraftActions() {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const path = useDocumentPath()
  const versions = `${globalSlug ? `globals/${globalSlug}` : collectionSlug}/versions`
  const send = useSend()
  const show = useShowLatest()
  const findSaves = useFormSaves()
  /** Returns the id of the version with which the draft comes back; null when it was not discarded. */
  const discard = useCallback(async (): Promise<string | null> => {
    // What was typed is discarded too, and comes back with it.
    await findSaves()?.flush()
    const discarded = await send<{ undo: string | null }>(`${path}/discard`, { body: {} })
    if (discarded) await show()
    return discarded?.undo ?? null
  }, [findSaves, path, send, show])
  /** Returns whether the version is the draft again. */
  const restore = useCallback(
    async (version: string): Promise<boolean> => {
      await findSaves()?.flush()
      const restored = await send<object>(`${versions}/${version}`, { body: {} })
      if (restored) await show()
      return restored !== null
    },
    [findSaves, versions, send, show],
  )
  /** Takes settings offline, which have no languages of their own. */
  const withdraw = useCallback(async (): Promise<void> => {
    if (path && (await send<object>(path, { body: { _status: 'draft' } }))) await show()
  }, [path, send, show])
  return { discard, restore, withdraw }
}

type Status = PublicationState | 'trashed'

/** How long ago the document was changed; both moments are in its title. */
function ChangedAt() {
  const { i18n, t: payloadText } = useTranslation()
  const t = useStudioText()
  const { data, id, mostRecentVersionIsAutosaved } = useDocumentInfo()
  // Payload tells the age of what was saved while typing.
  const moment = textOf(data?.updatedAt)
  if (!id || moment === '' || mostRecentVersionIsAutosaved) return null
  // oxlint-disable-next-line react/purity -- the bar shows what applies now
  const age = ageWords(i18n.language, moment, new Date(), t('leads.inbox.now'))
  const lines = [
    [payloadText('general:lastModified'), moment],
    [payloadText('general:created'), textOf(data?.createdAt)],
  ] as const
  const title = lines
    .flatMap(([label, at]) =>
      at ? [label.trim() + labelColon(i18n.language) + formatMoment(at, i18n.language)] : [],
    )
    .join('\n')
  return (
    <time className="status__label" dateTime={moment} title={title} suppressHydrationWarning>
      {' · '}
      {age}
    </time>
  )
}

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
        <ChangedAt />
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
