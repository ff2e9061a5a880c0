'use client'

import { useState } from 'react'

import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { hasDraftsEnabled } from 'payload/shared'

import { useStudioText } from '@/studio/use-studio-text'

import { BulkEditForm } from './bulk-edit-form'
import type { BulkDocument } from './bulk-order'
import type { BulkUndoOffers } from './use-bulk-undo'
import { BulkRefusals } from './bulk-refusals'
import { splitRefused, useBulkOrder, type NamedRefusal } from './use-bulk-order'

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

interface Change {
  data: object
  paths: readonly string[]
}

interface BulkChangeProps {
  collection: string
  documents: readonly BulkDocument[]
  question?: BulkQuestion | undefined
  undo: BulkUndoOffers
  /** Called with the documents that kept their values. */
  onDone: (refused: readonly BulkDocument[]) => void
}

/** In the drawer: the fields, a question if there is one, and afterwards what was refused and why. */
export function BulkChange({ collection, documents, question, undo, onDone }: BulkChangeProps) {
  const t = useStudioText()
  const { getEntityConfig } = useConfig()
  const { versions } = getEntityConfig({ collectionSlug: collection })
  const hasDrafts = hasDraftsEnabled({ versions })
  const { carryOut, progress } = useBulkOrder(collection)
  const [refusals, setRefusals] = useState<NamedRefusal[]>([])
  const [pendingChange, setPendingChange] = useState<(Change & { words: string }) | null>(null)
  const send = async ({ data, paths }: Change) => {
    setPendingChange(null)
    setRefusals([])
    const offerUndo = await undo.beforeChange(documents, paths, data)
    const { refused, done, at } = await carryOut(documents, { kind: 'change', data, hasDrafts })
    setRefusals(refused)
    const [kept, changed] = splitRefused(documents, refused)
    const message = t('bulkEdit.done', { count: done })
    if (done > 0) await offerUndo({ ids: changed.map(({ id }) => id), at, message })
    onDone(kept)
  }
  const save = (data: object, paths: readonly string[]) => {
    const words = question?.questionFor(documents) ?? ''
    if (words) setPendingChange({ data, paths, words })
    else void send({ data, paths })
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
          onAnswer={(isConfirmed) => (isConfirmed ? void send(pendingChange) : setPendingChange(null))}
        />
      )}
      <p role="status">{progress && t('bulkEdit.progress', { ...progress })}</p>
    </div>
  )
}
