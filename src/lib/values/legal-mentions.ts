import { labelColon } from '@/lib/i18n/label-colon'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator, type MailMessages } from '@/lib/i18n/mail-translator'
import type { SiteConfig } from '@/payload-types'

import { agencyStreet, agencyTown } from './agency-details'
import { formatPhone } from './phone'

/** An agency may have typed the label itself; the two letters of a country are none. */
const isLabelled = (value: string): boolean => /^\p{L}{3}/u.test(value)

/**
 * The legal lines of the agency that the code of ethics requires, each in its parts: company, licence, insurance; numbers
 * say what they are. What is empty is left out.
 */
export function legalMentions({ agency }: Pick<SiteConfig, 'agency'>, locale: Locale): string[][] {
  if (!agency) return []
  const t = mailTranslator(locale)
  const numbered = (name: keyof MailMessages['legal'], value: string | null | undefined) =>
    value && (isLabelled(value) ? value : `${t(`legal.${name}`)}\u00a0${value}`)
  const named = (name: keyof MailMessages['legal'], value: string | null | undefined) =>
    value && `${t(`legal.${name}`)}${labelColon(locale)}${value}`
  const phone = agency.phone && formatPhone(agency.phone)
  return [
    [agency.companyName, agencyStreet(agency), agencyTown(agency), phone, agency.email],
    [
      agency.professionalTitle,
      numbered('licence', agency.licenceNumber),
      numbered('enterprise', agency.enterpriseNumber),
      numbered('vat', agency.vatNumber),
      agency.supervisoryBody,
    ],
    [
      named('insurer', agency.insurer),
      numbered('policy', agency.insurancePolicy),
      named('thirdPartyAccount', agency.thirdPartyAccount),
    ],
  ]
    .map((parts) => parts.flatMap((part) => part || []))
    .filter((parts) => parts.length > 0)
}
