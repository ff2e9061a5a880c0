import { formatNumber } from '@/features/property/model/format-value'
import { numberLanguage, type PriceFormat, type PriceStyle } from '@/features/property/model/price'
import { closingFor, greetingFor } from '@/features/submissions/model/standard-emails'
import type { EmailMessage, EmailPart } from '@/lib/email/email-message'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'

/** The week of one property. */
export interface DigestProperty {
  title: string
  address: string
  /** URL of its pages in the portal. */
  href: string
  /** Of the last seven days. */
  visits: number
  leads: number
  /** To come. */
  viewings: number
  /** Of these, without an answer of the owner. */
  unanswered: number
}

export interface DigestFacts {
  locale: Locale
  agencyName: string
  /** The setting of the site for numbers. */
  priceStyle: PriceStyle
  /** Of the owner. */
  name: string
  properties: readonly DigestProperty[]
  /** Private page on which the owner ends these e-mails. */
  pageUrl: string
}

function partsOf({ title, address, href, ...counts }: DigestProperty, format: PriceFormat): EmailPart[] {
  const t = mailTranslator(format.locale)
  const rows = (['visits', 'leads', 'viewings', 'unanswered'] as const)
    .filter((name) => name !== 'unanswered' || counts.unanswered > 0)
    .map((name) => ({ label: t(`owners.digest.${name}`), value: formatNumber(counts[name], format) }))
  return [
    { type: 'heading', text: title },
    ...(address ? [{ type: 'text' as const, text: address }] : []),
    { type: 'facts', rows },
    { type: 'button', label: t('owners.digest.button'), href },
  ]
}

/** The weekly e-mail to an owner about the own properties, which one click ends (RFC 8058). */
export function digestEmail(facts: DigestFacts): EmailMessage {
  const { locale, agencyName, name, properties, pageUrl } = facts
  const format = { locale, style: facts.priceStyle }
  const t = mailTranslator(locale, numberLanguage(format))
  return {
    subject: t('owners.digest.subject', { count: properties.length }),
    greeting: greetingFor(name, locale),
    parts: [
      { type: 'text', text: t('owners.digest.text') },
      ...properties.flatMap((property) => partsOf(property, format)),
      { type: 'note', text: t('owners.digest.note') },
      { type: 'link', label: t('owners.digest.end'), href: pageUrl },
    ],
    closing: closingFor(agencyName, locale),
    unsubscribeUrl: `${pageUrl}unsubscribe/`,
  }
}
