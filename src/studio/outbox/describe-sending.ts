import type { Localized } from '@/lib/i18n/locales'
import type { Outbox } from '@/payload-types'

import { outboxTexts } from './outbox-texts'

/** Our own reason, as the worker stores it; what the mail server said before may follow. */
const tooLate = /^tooLate\s*/

type Text = (text: Localized, values?: Record<string, string>) => string

type Sending = Partial<Pick<Outbox, 'state' | 'lastError' | 'sentAt'>>

/** Why a mail has not been sent, in the editor's words as far as we have any. */
export function reasonInWords(lastError: string | null | undefined, t: Text): string {
  if (!lastError) return t(outboxTexts.unknown)
  if (!tooLate.test(lastError)) return lastError
  const said = lastError.replace(tooLate, '')
  return [t(outboxTexts.tooLate), said && `(${said})`].filter(Boolean).join(' ')
}

/** What became of a mail, in a sentence. */
export function describeSending({ state, lastError, sentAt }: Sending, language: string, t: Text): string {
  const reason = reasonInWords(lastError, t)
  if (state === 'failed') return t(outboxTexts.failed, { reason })
  if (state === 'sending') return t(outboxTexts.sending)
  if (state !== 'sent') return lastError ? t(outboxTexts.retrying, { reason }) : t(outboxTexts.pending)
  const when = sentAt
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(sentAt))
    : ''
  return t(outboxTexts.sent, { when })
}
