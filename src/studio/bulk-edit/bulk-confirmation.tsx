'use client'

import { useState } from 'react'

import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'

import { useConfigLabel } from '@/studio/blocks/use-content-text'
import { useStudioText } from '@/studio/use-studio-text'

import type { BulkDocument } from './bulk-order'
import type { BulkUndoOffers } from './use-bulk-undo'
import { BulkRefusals } from './bulk-refusals'
import { splitRefused, useBulkOrder, type NamedRefusal } from './use-bulk-order'

/** What is asked before it is done for all chosen documents. */
export type ConfirmedOrder = 'publish' | 'unpublish' | 'delete'

const questions = {
  publish: 'version:aboutToPublishSelection',
  unpublish: 'version:aboutToUnpublishSelection',
  trash: 'general:aboutToTrashCount',
  delete: 'general:aboutToDeleteCount',
} as const

/** What is said afterwards: of how many it is done, and of how many not. */
const outcomes = {
  publish: { done: 'bulkEdit.published', refused: 'bulkEdit.notPublished' },
  unpublish: { done: 'bulkEdit.unpublished', refused: 'bulkEdit.notUnpublished' },
  trash: { done: 'bulkEdit.trashed', refused: 'bulkEdit.notDeleted' },
  delete: { done: 'bulkEdit.deleted', refused: 'bulkEdit.notDeleted' },
} as const

interface BulkConfirmationProps {
  collection: string
  order: ConfirmedOrder
  documents: readonly BulkDocument[]
  /** Whether documents go to the trash. */
  hasTrash: boolean
  undo: BulkUndoOffers
  onCancel: () => void
  /** Called with the documents for which it was refused. */
  onDone: (refused: readonly BulkDocument[]) => void
}

/** In the drawer: whether to publish, unpublish or delete, and afterwards what was refused and why. */
export function BulkConfirmation(props: BulkConfirmationProps) {
  const { collection, order, documents, hasTrash, undo, onCancel, onDone } = props
  const t = useStudioText()
  const { t: payloadText } = useTranslation()
  const { getEntityConfig } = useConfig()
  const labelOf = useConfigLabel()
  const { labels } = getEntityConfig({ collectionSlug: collection })
  const { carryOut, progress } = useBulkOrder(collection)
  const [isForGood, setForGood] = useState(false)
  const [refusals, setRefusals] = useState<NamedRefusal[]>([])
  const kind = order === 'delete' && hasTrash && !isForGood ? 'trash' : order
  const words = { count: documents.length, label: labelOf(labels.plural) }
  const confirm = async () => {
    setRefusals([])
    const offerUndo = kind === 'trash' ? await undo.beforeTrash(documents) : null
    const { refused, done, at } = await carryOut(documents, { kind })
    setRefusals(refused)
    const [kept, changed] = splitRefused(documents, refused)
    const message = t(outcomes[kind].done, { count: done })
    if (done > 0 && offerUndo) offerUndo({ ids: changed.map(({ id }) => id), at, message })
    else if (done > 0) toast.success(message)
    onDone(kept)
  }
  return (
    <div className="studio-part studio-stack">
      <BulkRefusals
        collection={collection}
        heading={t(outcomes[kind].refused, { count: refusals.length })}
        refusals={refusals}
      />
      <p>{payloadText(questions[kind], words)}</p>
      {order === 'delete' && hasTrash && (
        <label>
          <input type="checkbox" checked={isForGood} onChange={({ target }) => setForGood(target.checked)} />{' '}
          {payloadText('general:deletePermanently')}
        </label>
      )}
      <div className="studio-row">
        <Button type="button" buttonStyle="secondary" onClick={onCancel}>
          {payloadText('general:cancel')}
        </Button>
        <Button type="button" disabled={progress !== null} onClick={() => void confirm()}>
          {payloadText('general:confirm')}
        </Button>
      </div>
      <p role="status">{progress && t('bulkEdit.progress', { ...progress })}</p>
    </div>
  )
}
