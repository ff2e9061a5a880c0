'use client'

import { useState } from 'react'

import { Button, toast, useAuth, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'

import { useStudioText } from '../use-studio-text'

import { LibraryForm } from './library-form'
import { kept, notKept, toLibrary } from './modules-texts'

interface Answer {
  id?: string
  errors?: { message?: string }[]
}

/** Asks the server to make a module of a stored block. */
async function makeModule(url: string, body: { address: string; name: string }): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Answer
}

const mayShare = (role: unknown) => role === 'administrator' || role === 'editor'

/** Puts the module in the place of the block that it was made of. */
function useShownModule(path: string) {
  const { addFieldRow, removeFieldRow } = useForm()
  return (id: string) => {
    const [field = 'blocks', row = '0'] = path.split('.')
    const rowIndex = Number(row)
    const shared = { value: id, initialValue: id, valid: true }
    addFieldRow({
      blockType: 'sharedModule',
      path: field,
      schemaPath: field,
      rowIndex,
      subFieldState: { module: shared },
    })
    removeFieldRow({ path: field, rowIndex: rowIndex + 1 })
  }
}

/** At the end of an opened block: makes a module of the library of it, which then stands in its place. */
export function BlockToLibrary({ path }: { path: string }) {
  const { user } = useAuth()
  const { collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { getDataByPath } = useForm()
  const show = useShownModule(path)
  const text = useStudioText()
  const [isOpen, setIsOpen] = useState(false)
  if (collectionSlug === 'modules' || !mayShare(Reflect.get(user ?? {}, 'role'))) return null

  const rowPath = path.split('.').slice(0, 2).join('.')
  const keep = async (name: string) => {
    const { rowAddress } = getDataByPath<{ rowAddress?: string }>(rowPath)
    const url = `${config.routes.api}/modules/from-block/?locale=${locale}`
    const answer = await makeModule(url, { address: rowAddress ?? '', name }).catch((): Answer => ({}))
    if (!answer.id) return void toast.error(answer.errors?.[0]?.message ?? text(notKept))
    toast.success(text(kept))
    show(answer.id)
  }
  if (isOpen) return <LibraryForm onKeep={keep} onCancel={() => setIsOpen(false)} />
  return (
    <Button buttonStyle="secondary" size="small" onClick={() => setIsOpen(true)}>
      {text(toLibrary)}
    </Button>
  )
}
