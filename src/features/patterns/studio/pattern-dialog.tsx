'use client'

import { useEffect, useId, useRef, useState } from 'react'

import { Button, Link, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'

import type { PatternKind } from '@/features/patterns/model/pattern'
import { blocksPath } from '@/studio/blocks/use-block-rows'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import type { FormBlock } from './chosen-blocks'
import { PatternForm, type PatternAnswers } from './pattern-form'

interface StoredPattern {
  id: string
  name: string
  kind: PatternKind
}

/** Says what was stored and where it is found. */
function StoredNotice({ pattern }: { pattern: StoredPattern }) {
  const t = useStudioText()
  const { config } = useConfig()
  return (
    <>
      <p>
        <strong>{t('patterns.keep.saved', { name: pattern.name })}</strong>{' '}
        {t(pattern.kind === 'page' ? 'patterns.keep.savedPage' : 'patterns.keep.savedGroup')}
      </p>
      <p>
        <Link href={`${config.routes.admin}/collections/patterns/${pattern.id}/`}>
          {t('patterns.keep.show')}
        </Link>
      </p>
    </>
  )
}

/** Ends the dialog. It has the focus at once: the button that stored the pattern is gone. */
function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useStudioText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="studio-row">
      <Button ref={button} margin={false} onClick={onClose}>
        {t('patterns.keep.close')}
      </Button>
    </div>
  )
}

interface KeepDialogProps {
  /** Id of the block from which it was opened; without one the whole page is proposed. */
  block?: string | undefined
  onClose: () => void
}

/** Keeps the stored blocks of a page as a pattern: all of them, or chosen ones. */
export function PatternDialog({ block, onClose }: KeepDialogProps) {
  const t = useStudioText()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { collectionSlug, id } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { request, isBusy } = useStudioRequest()
  const { getDataByPath } = useForm()
  const [blocks] = useState(() => getDataByPath<FormBlock[] | undefined>(blocksPath) ?? [])
  const [problem, setProblem] = useState('')
  const [stored, setStored] = useState<StoredPattern | null>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const store = async ({ kind, name, description, chosen }: PatternAnswers) => {
    const rows = blocks.filter((each) => kind === 'page' || chosen.includes(each.id))
    const body = {
      kind,
      name,
      description,
      blocks: rows.map((row) => `${collectionSlug}/${id}/${row.id}`),
    }
    const answer = await request<{ id: string }>('patterns/from-blocks', { query: { locale }, body })
    if (answer.isOk) setStored({ id: answer.data.id, name, kind })
    else setProblem(answer.message ?? t('patterns.keep.failed'))
  }
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className="studio-dialog studio-dialog--wide"
      aria-labelledby={title}
      onClose={onClose}
    >
      <h2 id={title}>{t('patterns.keep.heading')}</h2>
      {/* Always there: a status that appears together with its text is not read out everywhere. */}
      <div role="status" className={stored ? 'studio-panel studio-stack' : undefined} data-tone="good">
        {stored && <StoredNotice pattern={stored} />}
      </div>
      {stored ? (
        <CloseButton onClose={close} />
      ) : (
        <PatternForm
          blocks={blocks}
          first={block}
          problem={problem}
          isBusy={isBusy}
          onSave={(answers) => void store(answers)}
          onProblem={setProblem}
          onCancel={close}
        />
      )}
    </dialog>
  )
}
