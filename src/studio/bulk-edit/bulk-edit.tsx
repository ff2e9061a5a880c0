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

import type { BulkDocument } from './bulk-change'
import { BulkEditForm } from './bulk-edit-form'
import { useBulkChange, useChosenDocuments, type NamedRefusal } from './use-bulk-change'

import './bulk-edit.css'

/** What to ask before some documents change. */
export interface BulkQuestion {
  /** Fields that are read of the documents. */
  fields: readonly string[]
  /** The question; empty when there is none. */
  questionFor: (documents: readonly BulkDocument[]) => string
}

interface RefusalsProps {
  collection: string
  refusals: readonly NamedRefusal[]
}

function Refusals({ collection, refusals }: RefusalsProps) {
  const t = useStudioText()
  const { config } = useConfig()
  if (refusals.length === 0) return null
  return (
    <div role="alert" className="studio-notice studio-notice--filled" data-tone="bad">
      <p>{t('bulkEdit.refused', { count: refusals.length })}</p>
      <ul className="studio-list">
        {refusals.map(({ id, title, reason }) => (
          <li key={id}>
            <a
              href={`${config.routes.admin}/collections/${collection}/${id}/`}
              target="_blank"
              rel="noreferrer"
            >
              {title}
            </a>{' '}
            {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface QuestionProps {
  question: string
  onAnswer: (isConfirmed: boolean) => void
}

function Question({ question, onAnswer }: QuestionProps) {
  const t = useStudioText()
  const { t: payloadText } = useTranslation()
  return (
    <div
      role="alertdialog"
      aria-label={question}
      className="studio-notice studio-notice--filled"
      data-tone="warn"
    >
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

interface ContentProps {
  collection: string
  documents: readonly BulkDocument[]
  question?: BulkQuestion | undefined
  /** Called with the documents that kept their values. */
  onChanged: (refused: readonly BulkDocument[]) => void
}

/** In the drawer: the fields, a question if there is one, and afterwards what was refused and why. */
function BulkEditContent({ collection, documents, question, onChanged }: ContentProps) {
  const t = useStudioText()
  const { getEntityConfig } = useConfig()
  const { admin, versions } = getEntityConfig({ collectionSlug: collection })
  const hasDrafts = hasDraftsEnabled({ versions })
  const { change, progress } = useBulkChange(collection, admin.useAsTitle ?? 'id', hasDrafts)
  const [refusals, setRefusals] = useState<NamedRefusal[]>([])
  const [asked, setAsked] = useState<{ data: object; words: string } | null>(null)
  const send = async (data: object) => {
    setAsked(null)
    setRefusals([])
    const refused = await change(documents, data)
    setRefusals(refused)
    const ids = new Set(refused.map(({ id }) => id))
    const changed = documents.length - ids.size
    if (changed > 0) toast.success(t('bulkEdit.done', { count: changed }))
    onChanged(documents.filter(({ id }) => ids.has(id)))
  }
  const save = (data: object) => {
    const words = question?.questionFor(documents) ?? ''
    if (words) setAsked({ data, words })
    else void send(data)
  }
  return (
    <div className="studio-bulk-edit__content">
      <Refusals collection={collection} refusals={refusals} />
      <BulkEditForm
        collection={collection}
        hasDrafts={hasDrafts}
        isBusy={progress !== null || asked !== null}
        onSave={save}
      />
      {asked && (
        <Question
          question={asked.words}
          onAnswer={(isConfirmed) => (isConfirmed ? void send(asked.data) : setAsked(null))}
        />
      )}
      <p role="status">{progress && t('bulkEdit.progress', { ...progress })}</p>
    </div>
  )
}

/** Whether the list can change several documents: not in a drawer, not in the trash, not without the right. */
function useMayChange(collection: string): boolean {
  const { permissions } = useAuth()
  const { isInDrawer } = useListDrawerContext()
  const pathname = usePathname()
  const isTrash = pathname.split('/').includes('trash')
  return !isInDrawer && !isTrash && Boolean(permissions?.collections?.[collection]?.update)
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

interface BulkEditProps {
  collection: string
  question?: BulkQuestion
}

/**
 * Above a list: changes fields of the chosen documents, in place of Payload's drawer, whose search of fields finds
 * nothing and whose refusals name no document.
 */
export function BulkEdit({ collection, question }: BulkEditProps) {
  const t = useStudioText()
  const { closeModal, isModalOpen, openModal } = useModal()
  const { getEntityConfig } = useConfig()
  const { count, toggleAll } = useSelection()
  const mayChange = useMayChange(collection)
  const titleField = getEntityConfig({ collectionSlug: collection }).admin.useAsTitle ?? 'id'
  const readChosen = useChosenDocuments(collection, [titleField, ...(question?.fields ?? [])])
  const reload = useReload()
  const [documents, setDocuments] = useState<readonly BulkDocument[]>([])
  const isStale = useRef(false)
  const slug = `bulk-edit-${collection}`
  const isOpen = isModalOpen(slug)
  useEffect(() => {
    if (isOpen || !isStale.current) return
    isStale.current = false
    toggleAll()
    reload()
  }, [isOpen, reload, toggleAll])
  const open = async () => {
    const chosen = await readChosen()
    if (!chosen) return toast.error(t('bulkEdit.failed'))
    setDocuments(chosen)
    openModal(slug)
  }
  const onChanged = (refused: readonly BulkDocument[]) => {
    isStale.current = true
    if (refused.length === 0) closeModal(slug)
    else setDocuments(refused)
  }
  if (!mayChange) return null
  return (
    <div className="studio-bulk-edit">
      {count > 0 && (
        <Button type="button" buttonStyle="secondary" size="small" margin={false} onClick={() => void open()}>
          {t('bulkEdit.open', { number: count })}
        </Button>
      )}
      <EditDepthProvider>
        <Drawer slug={slug} title={t('bulkEdit.heading', { count: documents.length })}>
          <BulkEditContent
            collection={collection}
            documents={documents}
            question={question}
            onChanged={onChanged}
          />
        </Drawer>
      </EditDepthProvider>
    </div>
  )
}
