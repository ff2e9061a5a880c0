'use client'

import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'

import { lazyPart } from '@/studio/lazy-part'
import { useRouter } from '@/studio/navigation'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

const RedirectDialog = lazyPart(async () => (await import('./redirect-dialog')).RedirectDialog)

interface SolveProps {
  id: string
  path: string
  /** Called when the row was removed from the list. */
  onSolved: () => void
}

function Solve({ id, path, onSolved }: SolveProps) {
  const t = useStudioText()
  const { request } = useStudioRequest()
  const [isOpen, setIsOpen] = useState(false)

  const ignore = async () => {
    const answer = await request(`missingUrls/${id}`, { method: 'PATCH', body: { ignored: true } })
    if (!answer.isOk) return toast.error(t('addresses.failed'))
    toast.success(t('addresses.missing.ignored', { path }))
    onSolved()
  }

  return (
    <>
      <div className="studio-row">
        <button type="button" className="studio-link" onClick={() => setIsOpen(true)}>
          {t('addresses.missing.redirect')}
        </button>
        <button type="button" className="studio-link" onClick={() => void ignore()}>
          {t('addresses.missing.ignore')}
        </button>
      </div>
      {isOpen && (
        <RedirectDialog
          id={id}
          path={path}
          onClose={() => setIsOpen(false)}
          onDone={(to) => {
            setIsOpen(false)
            toast.success(t('addresses.missing.done', { path, to }))
            onSolved()
          }}
        />
      )}
    </>
  )
}

/** List cell: redirect or ignore a missing URL. */
export function SolveMissingCell({ rowData }: DefaultCellComponentProps) {
  const router = useRouter()
  return <Solve id={String(rowData.id)} path={String(rowData.path)} onSolved={() => router.refresh()} />
}

/** The same buttons on the page of one missing URL. */
export function SolveMissingField() {
  const router = useRouter()
  const { config } = useConfig()
  const { id, savedDocumentData } = useDocumentInfo()
  if (!id) return null
  const list = `${config.routes.admin}/collections/missingUrls`
  return (
    <Solve id={String(id)} path={String(savedDocumentData?.path ?? '')} onSolved={() => router.push(list)} />
  )
}
