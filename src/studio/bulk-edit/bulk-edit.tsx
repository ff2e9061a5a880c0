'use client'

import { useEffect, useRef, useState } from 'react'

import {
  Button,
  Drawer,
  EditDepthProvider,
  toast,
  useAuth,
  useConfig,
  useListDrawerContext,
  useModal,
  useSelection,
  useTranslation,
} from '@payloadcms/ui'
import { hasDraftsEnabled } from 'payload/shared'

import { usePathname, useRouter, useSearchParams } from '@/studio/navigation'
import { useStudioText } from '@/studio/use-studio-text'

import { BulkChange, type BulkQuestion } from './bulk-change'
import { BulkConfirmation, type ConfirmedOrder } from './bulk-confirmation'
import type { BulkDocument } from './bulk-order'
import { useChosenDocuments, useTitleField } from './use-bulk-order'
import { useBulkUndo } from './use-bulk-undo'

type Opened = 'change' | ConfirmedOrder

interface Rights {
  hasDrafts: boolean
  hasTrash: boolean
  mayChange: boolean
  mayDelete: boolean
}

/** What the editor may do with several documents of the list; nothing in a drawer and in the trash. */
function useRights(collection: string): Rights {
  const { permissions } = useAuth()
  const { getEntityConfig } = useConfig()
  const { isInDrawer } = useListDrawerContext()
  const isTrash = usePathname().split('/').includes('trash')
  const { trash, versions } = getEntityConfig({ collectionSlug: collection })
  const rights = permissions?.collections?.[collection]
  const isOpen = !isInDrawer && !isTrash
  return {
    hasDrafts: hasDraftsEnabled({ versions }),
    hasTrash: trash,
    mayChange: isOpen && Boolean(rights?.update),
    mayDelete: isOpen && Boolean(rights?.delete),
  }
}

interface OrderButtonsProps extends Omit<Rights, 'hasTrash'> {
  count: number
  onOpen: (opened: Opened) => void
}

function OrderButtons({ count, hasDrafts, mayChange, mayDelete, onOpen }: OrderButtonsProps) {
  const t = useStudioText()
  const { t: payloadText } = useTranslation()
  const texts: [Opened, string, boolean][] = [
    ['change', t('bulkEdit.open', { number: count }), mayChange],
    ['publish', payloadText('version:publish'), mayChange && hasDrafts],
    ['unpublish', payloadText('version:unpublish'), mayChange && hasDrafts],
    ['delete', payloadText('general:delete'), mayDelete],
  ]
  return (
    <div className="studio-part studio-row">
      {texts.map(
        ([opened, text, isAllowed]) =>
          isAllowed && (
            <Button
              key={opened}
              type="button"
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => onOpen(opened)}
            >
              {text}
            </Button>
          ),
      )}
    </div>
  )
}

/** Shows the list again as it is now. */
function useReload() {
  const router = useRouter()
  const parameters = useSearchParams()
  return () => {
    const query = new URLSearchParams(parameters.toString())
    // Payload reads a list again when its query changes.
    query.set('_r', String(Date.now()))
    router.replace(`?${query.toString()}`)
  }
}

/** Opens a drawer with the chosen documents, and shows the list again once it is shut and some have changed. */
function useChosen(collection: string, slug: string, fields: readonly string[]) {
  const t = useStudioText()
  const { closeModal, isModalOpen, openModal } = useModal()
  const { toggleAll } = useSelection()
  const readChosen = useChosenDocuments(collection, fields)
  const reload = useReload()
  const [opened, setOpened] = useState<Opened>('change')
  const [documents, setDocuments] = useState<readonly BulkDocument[]>([])
  const isStale = useRef(false)
  const isOpen = isModalOpen(slug)
  useEffect(() => {
    if (isOpen || !isStale.current) return
    isStale.current = false
    toggleAll()
    reload()
  }, [isOpen, reload, toggleAll])
  const open = async (order: Opened) => {
    const chosen = await readChosen()
    if (!chosen) return toast.error(t('bulkEdit.failed'))
    // The list was read again between the choice and the click, which empties the selection.
    if (chosen.length === 0) return
    setDocuments(chosen)
    setOpened(order)
    openModal(slug)
  }
  const onDone = (refused: readonly BulkDocument[]) => {
    isStale.current = true
    if (refused.length === 0) closeModal(slug)
    else setDocuments(refused)
  }
  return { opened, documents, open, onDone, close: () => closeModal(slug) }
}

interface BulkEditProps {
  collection: string
  question?: BulkQuestion
}

/**
 * Above a list: changes, publishes, unpublishes and deletes the chosen documents, in place of Payload's buttons, whose
 * search of fields finds nothing and whose refusals name no document.
 */
export function BulkEdit({ collection, question }: BulkEditProps) {
  const t = useStudioText()
  const { t: payloadText } = useTranslation()
  const { count } = useSelection()
  const rights = useRights(collection)
  const titleField = useTitleField(collection)
  const slug = `bulk-edit-${collection}`
  const fields = [titleField, ...(question?.fields ?? [])]
  const { opened, documents, open, onDone, close } = useChosen(collection, slug, fields)
  const undo = useBulkUndo(collection, useReload())
  if (!rights.mayChange && !rights.mayDelete) return null
  const headings = {
    change: t('bulkEdit.heading', { count: documents.length }),
    publish: payloadText('version:confirmPublish'),
    unpublish: payloadText('version:confirmUnpublish'),
    delete: payloadText('general:confirmDeletion'),
  }
  return (
    <div>
      {count > 0 && <OrderButtons {...rights} count={count} onOpen={(order) => void open(order)} />}
      <EditDepthProvider>
        <Drawer slug={slug} title={headings[opened]}>
          {opened === 'change' ? (
            <BulkChange
              collection={collection}
              documents={documents}
              question={question}
              undo={undo}
              onDone={onDone}
            />
          ) : (
            <BulkConfirmation
              {...rights}
              collection={collection}
              order={opened}
              documents={documents}
              undo={undo}
              onCancel={close}
              onDone={onDone}
            />
          )}
        </Drawer>
      </EditDepthProvider>
    </div>
  )
}
