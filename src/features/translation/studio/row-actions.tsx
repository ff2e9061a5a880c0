'use client'

import { MoreIcon } from '@payloadcms/ui'
import { useCallback, useId, useState, type ReactNode } from 'react'

import type { DocumentLanguages } from '@/features/translation/model/describe-languages'

import { useRouter } from '@/studio/navigation'
import { useStudioText } from '@/studio/use-studio-text'
import { LanguageList } from './language-list'
import { useTranslationActions } from './use-translation-actions'

interface RowActionsProps {
  document: DocumentLanguages
  mayPublish: boolean
  /** The name of the document. */
  children: ReactNode
}

/** A document in the overview, and the actions for it, which open below its name. */
export function RowActions({ document, mayPublish, children }: RowActionsProps) {
  const t = useStudioText()
  const router = useRouter()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { run, isBusy } = useTranslationActions(
    document,
    useCallback(() => router.refresh(), [router]),
  )
  return (
    <>
      <div className="studio-row studio-row--between">
        <div>{children}</div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('translation.cockpit.actionsFor', { title: document.title })}
          title={t('translation.cockpit.actions')}
          onClick={() => setOpen(!isOpen)}
        >
          <MoreIcon />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="studio-panel">
        {isOpen && <LanguageList document={document} mayPublish={mayPublish} isBusy={isBusy} run={run} />}
      </div>
    </>
  )
}
