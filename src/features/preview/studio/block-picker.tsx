'use client'

import { useEffect, useRef, useState } from 'react'

import {
  BlockSelector,
  Button,
  Drawer,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
  useModal,
} from '@payloadcms/ui'
import type { BlocksFieldClient, ClientBlock, ClientField, ClientTab } from 'payload'

import { useBlockKinds } from '@/studio/blocks/use-block-kinds'
import { blocksPath, useBlockRows } from '@/studio/blocks/use-block-rows'
import { useFormSaves } from '@/studio/form-saves'
import { useStudioText } from '@/studio/use-studio-text'

import { readCopiedBlock } from './copied-block'

const slug = 'preview-block-picker'

function findBlocksField(fields: readonly (ClientField | ClientTab)[]): BlocksFieldClient | undefined {
  for (const field of fields) {
    if ('type' in field && field.type === 'blocks' && field.name === blocksPath) return field
    const inner = 'tabs' in field ? field.tabs : 'fields' in field ? field.fields : []
    const innerField = findBlocksField(inner)
    if (innerField) return innerField
  }
  return undefined
}

/** The kinds of block that the form takes. */
function useOfferedBlocks() {
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const allowed = useFormFields(([fields]) => fields[blocksPath]?.blocksFilterOptions)
  const field = findBlocksField(getEntityConfig({ collectionSlug })?.fields ?? [])
  const blocks = field?.blockReferences ?? field?.blocks ?? []
  return blocks.filter((block) => !Array.isArray(allowed) || allowed.includes(slugOf(block)))
}

const slugOf = (block: ClientBlock | string): string => (typeof block === 'string' ? block : block.slug)

interface PasteProps {
  /** The kinds of block that the form takes. */
  offered: readonly string[]
  /** Called with the new rows. */
  onPasted: (rows: NonNullable<Awaited<ReturnType<ReturnType<typeof useBlockRows>>>>) => void
}

/** Offers the block that was copied, here or in another page. */
function PasteButton({ offered, onPasted }: PasteProps) {
  const t = useStudioText()
  const { nameOf } = useBlockKinds()
  const toRows = useBlockRows()
  const findSaves = useFormSaves()
  const [isBusy, setBusy] = useState(false)
  const { code: locale } = useLocale()
  const [copied] = useState(() => readCopiedBlock(locale))
  if (!copied || !offered.includes(copied.blockType)) return null
  const paste = async () => {
    setBusy(true)
    const rows = await toRows([copied]).catch(() => null)
    // The answer to a save that began before would leave the new block without its fields until the next change.
    await findSaves()?.alone(() => Promise.resolve())
    setBusy(false)
    if (rows) onPasted(rows)
    else toast.error(t('blockBar.notPasted'))
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={() => void paste()}
    >
      {t('blockBar.paste', { name: nameOf(copied.blockType) })}
    </Button>
  )
}

interface BlockPickerProps {
  /** The row before which the first block goes. */
  at: number
  onClose: () => void
}

/** The kinds of block with their thumbnails. It stays open, so that several are added one after the other. */
export function BlockPicker({ at, onClose }: BlockPickerProps) {
  const t = useStudioText()
  const { addFieldRow } = useForm()
  const { openModal, closeModal, isModalOpen } = useModal()
  const blocks = useOfferedBlocks()
  const [added, setAdded] = useState(0)
  // Further blocks may be added while one is being pasted.
  const count = useRef(0)
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = isModalOpen(slug)

  useEffect(() => openModal(slug), [openModal])
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => {
    if (wasOpen && !isOpen) onClose()
  }, [wasOpen, isOpen, onClose])

  const add = (row: Omit<Parameters<typeof addFieldRow>[0], 'path' | 'schemaPath' | 'rowIndex'>) => {
    addFieldRow({ ...row, path: blocksPath, schemaPath: blocksPath, rowIndex: at + count.current })
    count.current += 1
    setAdded(count.current)
  }
  return (
    <Drawer slug={slug} title={t('blockBar.pickerTitle')}>
      <div className="studio-stack">
        <div className="studio-row">
          <p className="studio-muted">{t('blockBar.pickerHelp')}</p>
          <p role="status">{t('blockBar.added', { count: added })}</p>
          <PasteButton offered={blocks.map(slugOf)} onPasted={(rows) => rows.forEach(add)} />
          <Button size="small" margin={false} onClick={() => closeModal(slug)}>
            {t('blockBar.done')}
          </Button>
        </div>
        <BlockSelector blocks={blocks} onSelect={(blockType) => add({ blockType })} />
      </div>
    </Drawer>
  )
}
