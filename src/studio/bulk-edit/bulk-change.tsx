'use client'

import { useState } from 'react'

import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { hasDraftsEnabled } from 'payload/shared'

import { useStudioText } from '@/studio/use-studio-text'

import { BulkEditForm } from './bulk-edit-form'
import type { BulkDocument } from './bulk-order'
import { BulkRefusals } from './bulk-refusals'
import { useBulkOrder, type NamedRefusal } from './use-bulk-order'

/** What to ask before some documents change. */
export interface BulkQuestion {
  /** Fields that are read of the documents. */
  fields: readonly string[]
  /** The question; empty when there is none. */
  questionFor: (documents: readonly BulkDocument[]) => string
}

interface QuestionProps {
  question: string
  onAnswer: (isConfirmed: boolean) => void
}

function Question({ question, onAnswer }: QuestionProps) {
  const t = useStudioText()
  const { t: payloadText } = useTranslation()
  return (
    <div role="alertdialog" aria-label={question} className="studio-panel studio-stack" data-tone="warn">
      <p>{question}</p>
      <div className="studio-row">
        <Button type="button" buttonStyle="secondary" size="small" onClick={() => onAnswer(false)}>
          {payloadText('general:cancel')}
        </Button>
        <Button type="button" size="small" onClick={() => onAnswer(true)}>
          {t('bulkEdit.confirm')}
        </Button>
      </div>
    </div>
  )
}

interface BulkChangeProps {
  collection: string
  documents: readonly BulkDocument[]
  question?: BulkQuestion | undefined
  /** Called with the documents that kept their values. */
  onDone: (refused: readonly BulkDocument[]) => void
}

/** In the drawer: the fields, a question if there is one, and afterwards what was refused and why. */
export function BulkChange({ collection, documents, question, onDone }: BulkChangeProps) {
  const t = useStudioText()
  const { getEntityConfig } = useConfig()
  const { versions } = getEntityConfig({ collectionSlug: collection })
  const hasDrafts = hasDraftsEnabled({ versions })
  const { carryOut, progress } = useBulkOrder(collection)
  const [refusals, setRefusals] = useState<NamedRefusal[]>([])
  const [pendingChange, setPendingChange] = useState<{ data: object; words: string } | null>(null)
  const send = async (data: object) => {
    setPendingChange(null)
    setRefusals([])
    const { refused, done } = await carryOut(documents, { kind: 'change', data, hasDrafts })
    setRefusals(refused)
    if (done > 0) toast.success(t('bulkEdit.done', { count: done }))
    onDone(documents.filter(({ id }) => refused.some((each) => each.id === id)))
  }
  const save = (data: object) => {
    const words = question?.questionFor(documents) ?? ''
    if (words) setPendingChange({ data, words })
    else void send(data)
  }
  return (
    <div className="studio-part studio-stack">
      <BulkRefusals
        collection={collection}
        heading={t('bulkEdit.refused', { count: refusals.length })}
        refusals={refusals}
      />
      <BulkEditForm
        collection={collection}
        hasDrafts={hasDrafts}
        isBusy={progress !== null || pendingChange !== null}
        onSave={save}
      />
      {pendingChange && (
        <Question
          question={pendingChange.words}
          onAnswer={(isConfirmed) => (isConfirmed ? void send(pendingChange.data) : setPendingChange(null))}
        />
      )}
      <p role="status">{progress && t('bulkEdit.progress', { ...progress })}</p>
    </div>
  )
}
