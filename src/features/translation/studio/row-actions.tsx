'use client'

import { useCallback, useId, useState } from 'react'

import type { DocumentLanguages } from '@/features/translation/model/describe-languages'

import { useRouter } from '@/studio/navigation'
import { useStudioText } from '@/studio/use-studio-text'
import { LanguageList } from './language-list'
import { useTranslationActions } from './use-translation-actions'

/** Actions for a document, below its row in the overview. */
export function RowActions({ document, mayPublish }: { document: DocumentLanguages; mayPublish: boolean }) {
  const t = useStudioText()
  const router = useRouter()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { run, isBusy } = useTranslationActions(
    document,
    useCallback(() => router.refresh(), [router]),
  )
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('translation.cockpit.actionsFor', { title: document.title })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('translation.cockpit.actions')}
      </button>
      <div id={id} hidden={!isOpen} className="studio-panel">
        {isOpen && <LanguageList document={document} mayPublish={mayPublish} isBusy={isBusy} run={run} />}
      </div>
    </div>
  )
}
