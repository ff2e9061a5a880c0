import type { EmailMessage } from '@/lib/email/email-message'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { formatMoment } from '@/lib/time/format-time'
import { greetingFor } from '@/features/submissions/model/standard-emails'

export interface FailedPublication {
  title: string
  /** When it was due. */
  dueAt: string
  /** False when the document was to go offline. */
  isPublication: boolean
  /** A line per field; empty when there is none in words. */
  reason: string
  /** Of the document in the studio. */
  href: string
  /** Of the member of staff. */
  name: string
}

/** Tells a member of staff that a scheduled publication did not happen. */
export function failedPublicationEmail(facts: FailedPublication, locale: Locale): EmailMessage {
  const t = mailTranslator(locale)
  const { dueAt, href, isPublication, name, reason, title } = facts
  const values = { title, moment: formatMoment(dueAt, locale, 'full') }
  return {
    subject: t(`failedPublication.${isPublication ? 'publishSubject' : 'unpublishSubject'}`, { title }),
    greeting: greetingFor(name, locale),
    parts: [
      {
        type: 'text',
        text: t(`failedPublication.${isPublication ? 'publishText' : 'unpublishText'}`, values),
      },
      ...(reason === '' ? [] : [{ type: 'text' as const, text: reason }]),
      { type: 'button', label: t('common.openInStudio'), href },
    ],
  }
}
