import type { StudioTranslator } from '@/lib/i18n/studio-text'
import type { Outbox } from '@/payload-types'
import { formatMoment } from '@/lib/time/format-time'

/** Prefix the worker stores for an e-mail past its deadline; the server's last error may follow. */
const tooLate = /^tooLate\s*/

type Sending = Partial<Pick<Outbox, 'state' | 'lastError' | 'sentAt'>>

/** Why an e-mail was not sent; the server's own words where there is no translation. */
export function reasonInWords(lastError: string | null | undefined, t: StudioTranslator): string {
  if (!lastError) return t('outbox.unknown')
  if (!tooLate.test(lastError)) return lastError
  const said = lastError.replace(tooLate, '')
  return [t('outbox.tooLate'), said && `(${said})`].filter(Boolean).join(' ')
}

/** The colour of an e-mail's state; none while it waits. */
export const toneOf = (state: unknown) => (state === 'sent' ? 'good' : state === 'failed' ? 'bad' : undefined)

/** The state of an e-mail as a sentence. */
export function describeSending(
  { state, lastError, sentAt }: Sending,
  language: string,
  t: StudioTranslator,
): string {
  const reason = reasonInWords(lastError, t)
  if (state === 'failed') return t('outbox.failed', { reason })
  if (state === 'sending') return t('outbox.sending')
  if (state !== 'sent') return lastError ? t('outbox.retrying', { reason }) : t('outbox.pending')
  const when = sentAt ? formatMoment(sentAt, language, 'long') : ''
  return t('outbox.sent', { when })
}
