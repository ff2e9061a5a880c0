import { greetingFor } from '@/features/submissions/model/standard-emails'
import type { EmailMessage } from '@/lib/email/email-message'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'

interface Facts {
  /** Of the document. */
  title: string
  /** Of the document in the studio. */
  href: string
  /** Of who gets the e-mail. */
  recipient: string
  /** Of who asked or decided; of an outsider as typed. */
  name: string
  note: string
}

function message(
  { href, name, note, recipient, title }: Facts,
  kind: 'asked' | 'approved' | 'changesWanted',
  locale: Locale,
): EmailMessage {
  const t = mailTranslator(locale)
  return {
    subject: t(`review.${kind}Subject`, { title }),
    greeting: greetingFor(recipient, locale),
    parts: [
      { type: 'text', text: t(`review.${kind}Text`, { name, title }) },
      ...(note === '' ? [] : [{ type: 'text' as const, text: note }]),
      { type: 'button', label: t('common.openInStudio'), href },
    ],
  }
}

/** Asks a member of staff to look at a document. */
export const reviewRequestEmail = (facts: Facts, locale: Locale): EmailMessage =>
  message(facts, 'asked', locale)

/** Tells who asked what was decided. */
export const reviewDecisionEmail = (
  facts: Facts & { kind: 'approved' | 'changesWanted' },
  locale: Locale,
): EmailMessage => message(facts, facts.kind, locale)

/** The code with which the holder of a link proves to be who it was made for. */
export function approvalCodeEmail(
  { code, title }: { code: string; title: string },
  locale: Locale,
): EmailMessage {
  const t = mailTranslator(locale)
  return {
    subject: t('review.codeSubject', { code }),
    greeting: greetingFor('', locale),
    parts: [{ type: 'text', text: t('review.codeText', { code, title }) }],
  }
}
