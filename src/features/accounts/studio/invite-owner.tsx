'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { formatMoment } from '@/lib/time/format-time'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'
import type { Owner } from '@/payload-types'

/** Mails the owner a link to set a password; once saved, and again as often as needed. */
export function InviteOwner() {
  const t = useStudioText()
  const language = useStudioLanguage()
  const { id, savedDocumentData } = useDocumentInfo()
  const { request, isBusy } = useStudioRequest()
  const [sentAt, setSentAt] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  if (id === undefined) return <p className="field-type">{t('owners.saveFirst')}</p>
  // Payload types the data of any document; this part belongs to owners only.
  const owner = savedDocumentData as Owner | undefined
  const wasInvited = Boolean(sentAt ?? owner?.invitedAt)
  const invite = async () => {
    const answer = await request<{ invitedAt: string }>(`owners/${id}/invite`, { method: 'POST' })
    setSentAt(answer.isOk ? answer.data.invitedAt : null)
    setProblem(answer.isOk ? null : (answer.message ?? t('owners.inviteFailed')))
  }
  return (
    <div className="field-type">
      <p>{t('owners.inviteText')}</p>
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() => void invite()}
      >
        {t(wasInvited ? 'owners.inviteAgain' : 'owners.invite')}
      </Button>
      <p role="status">
        {sentAt && t('owners.invited', { email: owner?.email ?? '', date: formatMoment(sentAt, language) })}
      </p>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
