'use client'

import { useCallback, useState } from 'react'

import { toast, useConfig } from '@payloadcms/ui'

import type { Localized, Locale } from '@/lib/i18n/locales'
import type { DocumentLanguages } from '@/lib/translation/describe-languages'

import { useStudioText } from '../use-studio-text'
import { panelTexts } from './languages-texts'

export type TranslationAction =
  | { kind: 'copy'; body: { from: Locale; to: Locale; isReplacing: boolean } }
  | { kind: 'review'; body: { language: Locale } }
  | { kind: 'publish'; body: { language: Locale; isPublished: boolean } }

interface Outcome {
  document: DocumentLanguages
  count?: number
  isLive?: boolean
}

interface Failure {
  errors?: { message?: string }[]
}

function messageOf({ kind }: TranslationAction, { count = 0, isLive }: Outcome): Localized {
  if (kind === 'review') return panelTexts.reviewed
  if (kind === 'publish') return isLive ? panelTexts.live : panelTexts.withDraft
  return count > 0 ? panelTexts.copied : panelTexts.nothingToCopy
}

type Done = (document: DocumentLanguages, action: TranslationAction) => void

/** Carries out what is asked for a document's languages and says how it went. */
export function useTranslationActions(
  { collection, id }: Pick<DocumentLanguages, 'collection' | 'id'>,
  onDone: Done,
) {
  const { config } = useConfig()
  const text = useStudioText()
  const [isBusy, setBusy] = useState(false)
  const api = config.routes.api
  const run = useCallback(
    async (action: TranslationAction) => {
      setBusy(true)
      try {
        const answer = await fetch(`${api}/${collection}/${id}/translation/${action.kind}/`, {
          method: 'POST',
          credentials: 'include',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(action.body),
        })
        const outcome = (await answer.json()) as Outcome & Failure
        if (!answer.ok) throw new Error(outcome.errors?.[0]?.message)
        toast.success(text(messageOf(action, outcome), { count: outcome.count ?? 0 }))
        onDone(outcome.document, action)
      } catch (reason) {
        toast.error((reason instanceof Error && reason.message) || text(panelTexts.failed))
      } finally {
        setBusy(false)
      }
    },
    [api, collection, id, onDone, text],
  )
  return { run, isBusy }
}
