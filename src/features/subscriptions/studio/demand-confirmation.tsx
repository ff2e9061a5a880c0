'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { optInStateOf } from '@/features/subscriptions/model/opt-in'
import type { Demand } from '@/payload-types'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

/** Says that a search waits for the confirmation of its person, and sends that e-mail again. */
export function DemandConfirmation() {
  const t = useStudioText()
  const { id, savedDocumentData } = useDocumentInfo()
  const { request, isBusy } = useStudioRequest()
  const [result, setResult] = useState<{ isOk: boolean; text: string } | null>(null)
  if (id === undefined) return <p className="field-type">{t('subscriptions.confirmationFirst')}</p>
  // Payload types the data of any document; this part belongs to searches only.
  const demand = savedDocumentData as Demand | undefined
  if (!demand || optInStateOf(demand) !== 'pending') return null
  const send = async () => {
    const answer = await request<{ email: string }>(`demands/${id}/confirmation`, { method: 'POST' })
    const text = answer.isOk
      ? t('subscriptions.confirmationSent', { email: answer.data.email })
      : (answer.message ?? t('subscriptions.failed'))
    setResult({ isOk: answer.isOk, text })
  }
  return (
    <div className="field-type">
      <Notice>
        <strong>{t('subscriptions.waits')}</strong> {t('subscriptions.waitsText', { email: demand.email })}
      </Notice>
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() => void send()}
      >
        {t('subscriptions.confirmationAgain')}
      </Button>
      <p role="status">{result?.isOk && result.text}</p>
      {result && !result.isOk && <p role="alert">{result.text}</p>}
    </div>
  )
}
