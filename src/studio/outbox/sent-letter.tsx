'use client'

import './outbox.css'

import { Button, toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { nobodysAddress } from '@/lib/mail/nobodys-address'
import type { Outbox } from '@/payload-types'

import { useStudioText } from '../use-studio-text'

import { describeSending } from './describe-sending'
import { outboxTexts } from './outbox-texts'

/** On the page of a mail: what became of it, how it looks, and the way to send it again. */
export function SentLetter() {
  const t = useStudioText()
  const router = useRouter()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { id, savedDocumentData } = useDocumentInfo()
  const [isBusy, setIsBusy] = useState(false)
  if (!id) return null

  // The document of this collection; Payload types it loosely.
  const mail = (savedDocumentData ?? {}) as Partial<Outbox>
  const address = `${config.routes.api}/outbox/${id}`

  const isUntried = mail.state === 'pending' && !mail.lastError
  const isEmptied = mail.recipient === nobodysAddress
  const mayBeSent = mail.template !== 'account' && mail.state !== 'sending' && !isUntried && !isEmptied

  const sendAgain = async () => {
    setIsBusy(true)
    const response = await fetch(`${address}/send-again/`, { method: 'POST' }).catch(() => null)
    setIsBusy(false)
    if (!response?.ok) {
      const said = (await response?.json().catch(() => null)) as { message?: string } | null | undefined
      return toast.error(said?.message ?? t(outboxTexts.refused))
    }
    toast.success(t(outboxTexts.queued))
    router.refresh()
  }

  return (
    <section className="studio-outbox">
      <p className={`studio-outbox__state studio-outbox__state--${mail.state ?? 'pending'}`}>
        {describeSending(mail, i18n.language, t)}
      </p>
      {mayBeSent && (
        <Button buttonStyle="secondary" size="medium" disabled={isBusy} onClick={() => void sendAgain()}>
          {t(mail.state === 'pending' ? outboxTexts.now : outboxTexts.again)}
        </Button>
      )}
      <iframe
        className="studio-outbox__mail"
        title={t(outboxTexts.preview)}
        src={`${address}/mail/`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
      <p className="studio-outbox__note">{t(outboxTexts.keys)}</p>
    </section>
  )
}
