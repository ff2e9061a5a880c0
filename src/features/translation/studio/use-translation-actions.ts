'use client'

import { useCallback } from 'react'

import { toast } from '@payloadcms/ui'

import type { Locale } from '@/lib/i18n/locales'
import type { BrowserTextKey } from '@/lib/i18n/studio-text'
import type { DocumentLanguages } from '@/features/translation/model/describe-languages'
import type { PublicationOrder } from '@/features/translation/model/plan-publication'

import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

export type TranslationAction =
  | { kind: 'copy'; body: { from: Locale; to: Locale; isReplacing: boolean } }
  | { kind: 'review'; body: { language: Locale } }
  | { kind: 'publish'; body: PublicationOrder }

interface Outcome {
  document: DocumentLanguages
  count?: number
}

function messageOf(action: TranslationAction, { count = 0 }: Outcome): BrowserTextKey {
  if (action.kind === 'review') return 'translation.panel.reviewed'
  if (action.kind === 'publish')
    return action.body.isPublished ? 'translation.panel.live' : 'translation.panel.withdrawn'
  return count > 0 ? 'translation.panel.copied' : 'translation.panel.nothingToCopy'
}

type Done = (document: DocumentLanguages, action: TranslationAction) => void

/** Runs an action on a document's languages and shows the result as a toast. */
export function useTranslationActions(
  { collection, id }: Pick<DocumentLanguages, 'collection' | 'id'>,
  onDone: Done,
) {
  const t = useStudioText()
  const { request, isBusy } = useStudioRequest()
  const run = useCallback(
    async (action: TranslationAction) => {
      const path = `${collection}/${id}/translation/${action.kind}`
      const answer = await request<Outcome>(path, { body: action.body })
      if (!answer.isOk) return void toast.error(answer.message ?? t('translation.panel.failed'))
      const { document, count = 0 } = answer.data
      toast.success(t(messageOf(action, answer.data), { count }))
      onDone(document, action)
    },
    [collection, id, onDone, request, t],
  )
  return { run, isBusy }
}
