'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'

import { useRouter } from '@/studio/navigation'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

interface RevokeLinkProps {
  id: string
  /** Names the link for screen readers. */
  name: string
  onDone: () => void
}

/** Revokes a shared link, after a second press. */
export function RevokeLink({ id, name, onDone }: RevokeLinkProps) {
  const t = useStudioText()
  const { request, isBusy } = useStudioRequest()
  const [isConfirming, setConfirming] = useState(false)
  const revoke = async () => {
    const answer = await request('preview/link/revoke', { body: { id } })
    if (!answer.isOk) return void toast.error(answer.message ?? t('sharedPreview.notRevoked'))
    toast.success(t('sharedPreview.revoked'))
    onDone()
  }
  return (
    <button
      type="button"
      className="studio-link"
      disabled={isBusy}
      onBlur={() => setConfirming(false)}
      onClick={() => (isConfirming ? void revoke() : setConfirming(true))}
    >
      {t(isConfirming ? 'sharedPreview.revokeNow' : 'sharedPreview.revoke')}
      <span className="sr-only">, {name}</span>
    </button>
  )
}

/** List cell of a shared link. */
export function RevokeCell({ rowData }: { rowData?: { id?: unknown; title?: unknown } }) {
  const router = useRouter()
  const { id, title } = rowData ?? {}
  if (typeof id !== 'string') return null
  return <RevokeLink id={id} name={typeof title === 'string' ? title : id} onDone={() => router.refresh()} />
}
