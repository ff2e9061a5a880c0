'use client'

import './addresses.css'

import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'

import { useStudioText } from '../use-studio-text'

import { addressTexts, missingTexts } from './addresses-texts'
import { RedirectDialog } from './redirect-dialog'

interface SolveProps {
  id: string
  path: string
  /** After the row is gone from the list. */
  onSolved: () => void
}

function Solve({ id, path, onSolved }: SolveProps) {
  const t = useStudioText()
  const { config } = useConfig()
  const [isOpen, setIsOpen] = useState(false)

  const ignore = async () => {
    const response = await fetch(`${config.routes.api}/missingAddresses/${id}/`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ignored: true }),
    }).catch(() => null)
    if (!response?.ok) return toast.error(t(addressTexts.failed))
    toast.success(t(missingTexts.ignored, { path }))
    onSolved()
  }

  return (
    <>
      <div className="studio-addresses__actions">
        <button type="button" onClick={() => setIsOpen(true)}>
          {t(missingTexts.redirect)}
        </button>
        <button type="button" onClick={() => void ignore()}>
          {t(missingTexts.ignore)}
        </button>
      </div>
      {isOpen && (
        <RedirectDialog
          id={id}
          path={path}
          onClose={() => setIsOpen(false)}
          onDone={(to) => {
            setIsOpen(false)
            toast.success(t(missingTexts.done, { path, to }))
            onSolved()
          }}
        />
      )}
    </>
  )
}

/** In the list: what to do about an address, with one click. */
export function SolveMissingCell({ rowData }: DefaultCellComponentProps) {
  const router = useRouter()
  return <Solve id={String(rowData.id)} path={String(rowData.path)} onSolved={() => router.refresh()} />
}

/** The same on the page of one address. */
export function SolveMissingField() {
  const router = useRouter()
  const { config } = useConfig()
  const { id, savedDocumentData } = useDocumentInfo()
  if (!id) return null
  const list = `${config.routes.admin}/collections/missingAddresses`
  return (
    <Solve id={String(id)} path={String(savedDocumentData?.path ?? '')} onSolved={() => router.push(list)} />
  )
}
