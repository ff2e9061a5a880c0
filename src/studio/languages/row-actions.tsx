'use client'

import { useCallback, useId, useState } from 'react'

import { useRouter } from 'next/navigation'

import type { DocumentLanguages } from '@/lib/translation/describe-languages'

import { useStudioText } from '../use-studio-text'
import { LanguageList } from './language-list'
import { cockpitTexts } from './languages-texts'
import { useTranslationActions } from './use-translation-actions'

/** What can be done for a document of the cockpit, below its row. */
export function RowActions({ document, mayPublish }: { document: DocumentLanguages; mayPublish: boolean }) {
  const text = useStudioText()
  const router = useRouter()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { run, isBusy } = useTranslationActions(
    document,
    useCallback(() => router.refresh(), [router]),
  )
  return (
    <div className="studio-languages__row-actions">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={text(cockpitTexts.actionsFor, { title: document.title })}
        onClick={() => setOpen(!isOpen)}
      >
        {text(cockpitTexts.actions)}
      </button>
      <div id={id} hidden={!isOpen} className="studio-languages__popover">
        {isOpen && <LanguageList document={document} mayPublish={mayPublish} isBusy={isBusy} run={run} />}
      </div>
    </div>
  )
}
