'use client'

import { useEffect, useRef } from 'react'

import { toast, useConfig, useLocale, useTranslation } from '@payloadcms/ui'
import { hasDraftsEnabled } from 'payload/shared'

import { isRecord } from '@/lib/values/read-value'
import { sendStudioRequest } from '@/studio/send-studio-request'
import { forgetReads } from '@/studio/share-read'
import { useStudioText } from '@/studio/use-studio-text'

import type { BulkDocument, BulkTarget, Send } from './bulk-order'
import { readFields, readOnline, undoChange, undoTrash, type UndoOutcome } from './bulk-undo'

/** Milliseconds in which a change of several documents can be taken back. */
const toastMs = 20_000

/** What can be taken back, once it is done. */
interface Undoable {
  /** The documents that were changed. */
  ids: readonly string[]
  at: Date
  /** What is said of it. */
  message: string
}

const statusOf = (data: object): 'draft' | 'published' | null => {
  const status: unknown = isRecord(data) ? data._status : null
  return status === 'draft' || status === 'published' ? status : null
}

const ofIds = (documents: readonly BulkDocument[], ids: readonly string[]) =>
  documents.filter(({ id }) => ids.includes(id))

/**
 * Offers to take a change of several documents back. Requests go on when the list is left, which the offer outlives.
 *
 * @param onDone shows the list again, if it is still there
 */
export function useBulkUndo(collection: string, onDone: () => void) {
  const t = useStudioText()
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const { code: locale } = useLocale()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const hasDrafts = hasDraftsEnabled({ versions: getEntityConfig({ collectionSlug: collection }).versions })
  const target = (): BulkTarget => ({ collection, locale, now: new Date(), otherwise: t('bulkEdit.failed') })
  const send: Send = (path, options) =>
    sendStudioRequest(config.routes.api, path, { ...options, language: i18n.language })

  const offer = (message: string, undo: () => Promise<UndoOutcome>) => {
    const carryOut = async () => {
      const { done, offline = 0, left } = await undo()
      forgetReads()
      if (done > 0) toast.success(t('undo.documents', { count: done }))
      if (offline > 0) toast.warning(t('undo.documentsOffline', { count: offline }))
      if (left > 0) toast.warning(t('undo.documentsLeft', { count: left }))
      if (isShown.current) onDone()
    }
    const action = { label: t('undo.undo'), onClick: () => void carryOut() }
    toast.success(message, { action, duration: toastMs })
  }

  return {
    /** Before some fields change: gives what offers to put them back. */
    async beforeChange(documents: readonly BulkDocument[], paths: readonly string[], data: object) {
      const ids = documents.map(({ id }) => id)
      const before = await readFields(send, ids, paths, target())
      return async ({ ids: changed, message }: Undoable) => {
        const after = before && (await readFields(send, changed, paths, target()))
        if (!before || !after) return void toast.success(message)
        offer(message, () => undoChange(send, { before, after, paths, status: statusOf(data) }, target()))
      }
    },
    /** Before documents go to the trash: gives what offers to take them out again. */
    async beforeTrash(documents: readonly BulkDocument[]) {
      const ids = documents.map(({ id }) => id)
      const before = await readFields(send, ids, [], target())
      const online = hasDrafts ? await readOnline(send, ids, target()) : new Set<string>()
      return ({ ids: trashed, at, message }: Undoable) => {
        if (!before || !online) return void toast.success(message)
        const trash = { before: ofIds(before, trashed), online, since: at, hasDrafts }
        offer(message, () => undoTrash(send, trash, target()))
      }
    },
  }
}

export type BulkUndoOffers = ReturnType<typeof useBulkUndo>
