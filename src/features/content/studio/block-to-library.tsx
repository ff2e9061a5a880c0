'use client'

import { useState } from 'react'

import { toast, useAuth, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'

import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import { LibraryForm } from './library-form'

const mayShare = (role: unknown) => role === 'administrator' || role === 'editor'

/** Replaces a block by a reference to the module made of it. */
function useShownModule(path: string) {
  const { addFieldRow, removeFieldRow } = useForm()
  return (id: string) => {
    const [field = 'blocks', row = '0'] = path.split('.')
    const rowIndex = Number(row)
    const moduleState = { value: id, initialValue: id, valid: true }
    addFieldRow({
      blockType: 'sharedModule',
      path: field,
      schemaPath: field,
      rowIndex,
      subFieldState: { module: moduleState },
    })
    removeFieldRow({ path: field, rowIndex: rowIndex + 1 })
  }
}

/** Below an opened block: turns it into a library module and replaces the block by a reference. */
export function BlockToLibrary({ path }: { path: string }) {
  const { user } = useAuth()
  const { collectionSlug } = useDocumentInfo()
  const { request } = useStudioRequest()
  const { code: locale } = useLocale()
  const { getDataByPath } = useForm()
  const show = useShownModule(path)
  const t = useStudioText()
  const [isOpen, setIsOpen] = useState(false)
  if (collectionSlug === 'modules' || !mayShare(Reflect.get(user ?? {}, 'role'))) return null

  const rowPath = path.split('.').slice(0, 2).join('.')
  const store = async (name: string) => {
    const { rowLocation } = getDataByPath<{ rowLocation?: string }>(rowPath)
    const body = { location: rowLocation ?? '', name }
    const answer = await request<{ id: string }>('modules/from-block', { query: { locale }, body })
    if (!answer.isOk) return void toast.error(answer.message ?? t('modules.notStored'))
    toast.success(t('modules.stored'))
    show(answer.data.id)
  }
  if (isOpen) return <LibraryForm onSave={store} onCancel={() => setIsOpen(false)} />
  return (
    <button type="button" className="studio-link studio-muted" onClick={() => setIsOpen(true)}>
      {t('modules.toLibrary')}
    </button>
  )
}
