'use client'

import './outbox.css'

import { Button, toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'

import { redactedEmail } from '@/lib/email/email-address'
import type { Outbox } from '@/payload-types'

import { useRouter } from '../navigation'
import { useStudioRequest } from '../use-studio-request'
import { useStudioText } from '../use-studio-text'

import { describeSending, toneOf } from './describe-sending'

/** On the page of an e-mail: its state, a preview and a button to send it again. */
export function SentEmail() {
  const t = useStudioText()
  const router = useRouter()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { id, savedDocumentData } = useDocumentInfo()
  const { request, isBusy } = useStudioRequest()
  if (!id) return null

  // The document of this collection; Payload types it loosely.
  const mail = (savedDocumentData ?? {}) as Partial<Outbox>

  const isUntried = mail.state === 'pending' && !mail.lastError
  const isEmptied = mail.recipient === redactedEmail
  const mayBeSent = mail.template !== 'account' && mail.state !== 'sending' && !isUntried && !isEmptied

  const sendAgain = async () => {
    const answer = await request(`outbox/${id}/send-again`, { method: 'POST' })
    if (!answer.isOk) return toast.error(answer.message ?? t('outbox.refused'))
    toast.success(t('outbox.queued'))
    router.refresh()
  }

  return (
    <section className="studio-part studio-stack">
      <p className="studio-strong studio-tone" data-tone={toneOf(mail.state)}>
        {describeSending(mail, i18n.language, t)}
      </p>
      {mayBeSent && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isBusy}
          onClick={() => void sendAgain()}
        >
          {t(mail.state === 'pending' ? 'outbox.now' : 'outbox.again')}
        </Button>
      )}
      <iframe
        className="studio-outbox__mail"
        title={t('outbox.preview')}
        src={`${config.routes.api}/outbox/${id}/mail/`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
      <p className="studio-muted">{t('outbox.keys')}</p>
    </section>
  )
}
