import type { AlertFrequency } from '@/features/subscriptions/model/send-times'
import { closingFor, greetingFor, textParts } from '@/features/submissions/model/standard-emails'
import type { EmailMessage, EmailPart } from '@/lib/email/email-message'
import { labelColon } from '@/lib/i18n/label-colon'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'

/** The data of e-mails about a subscription. */
export interface OptInFacts {
  locale: Locale
  agencyName: string
  /** Private page of the subscription, with the site's origin. */
  pageUrl: string
  /** Name of the person with the title in the language, if known. */
  salutation?: string
  /** What a registered search looks for; once it is confirmed, as its person or a list named it. */
  name?: string
  /** How often a registered search writes. */
  frequency?: AlertFrequency
  /** URL that ends the subscription with one click; left out before its start. */
  unsubscribeUrl?: string
}

/** E-mails that request a confirmation. */
type ConfirmationKind = 'confirmDemand' | 'confirmNewsletter'

/** E-mails of an active subscription. */
type Running = 'demandRuns' | 'newsletterRuns' | 'alreadySubscribed'

const isAsking = (message: ConfirmationKind | Running): message is ConfirmationKind =>
  message === 'confirmDemand' || message === 'confirmNewsletter'

/**
 * An e-mail about a subscription: its content, and a button that links to its private page. `alreadySubscribed` is sent
 * after a second request for a confirmed e-mail address: only its owner gets this information.
 *
 * @param more parts between the text and the button
 */
export function optInEmail(
  facts: OptInFacts,
  message: ConfirmationKind | Running,
  more: EmailPart[] = [],
): EmailMessage {
  const { locale, agencyName, pageUrl, salutation = '', name, frequency = 'immediately' } = facts
  const { unsubscribeUrl } = facts
  const t = mailTranslator(locale)
  return {
    // The name of a search may have a dash of its own.
    subject: [t(`optIn.${message}.subject`), name].filter(Boolean).join(labelColon(locale)),
    greeting: greetingFor(salutation, locale),
    parts: [
      ...textParts(t(`optIn.${message}.text`, { frequency })),
      ...more,
      { type: 'button', label: t(`optIn.${message}.button`), href: pageUrl },
      { type: 'note', text: t(isAsking(message) ? 'optIn.withoutConfirmation' : 'optIn.endsAnyTime') },
    ],
    closing: closingFor(agencyName, locale),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}

/** Requests the confirmation of a registered search, with its criteria. */
export const confirmDemandEmail = (
  facts: OptInFacts,
  rows: { label: string; value: string }[],
): EmailMessage =>
  optInEmail(
    facts,
    'confirmDemand',
    rows.length > 0
      ? [
          { type: 'heading', text: mailTranslator(facts.locale)('common.yourAnswers') },
          { type: 'facts', rows },
        ]
      : [],
  )
