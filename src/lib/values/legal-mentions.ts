import { labelColon } from '@/lib/i18n/label-colon'
import type { Locale, Localized } from '@/lib/i18n/locales'
import type { SiteConfig } from '@/payload-types'

import { agencyStreet, agencyTown } from './agency-details'
import { formatPhone } from './phone'

const labels = {
  licence: { nl: 'BIV', fr: 'IPI', en: 'IPI/BIV', de: 'IPI' },
  enterprise: { nl: 'KBO', fr: 'BCE', en: 'BCE/KBO', de: 'ZUD' },
  policy: { nl: 'polis nr.', fr: 'police n°', en: 'policy no.', de: 'Police Nr.' },
  insurer: {
    nl: 'Beroepsaansprakelijkheid',
    fr: 'Responsabilité professionnelle',
    en: 'Professional liability',
    de: 'Berufshaftpflicht',
  },
  thirdPartyAccount: {
    nl: 'Derdenrekening',
    fr: 'Compte tiers',
    en: 'Third-party account',
    de: 'Treuhandkonto',
  },
} satisfies Record<string, Localized>

/** An agency may have typed the label itself; the two letters of a country are none. */
const isLabelled = (value: string): boolean => /^\p{L}{3}/u.test(value)

/**
 * The legal lines of the agency that the code of ethics requires, each in its parts: company, licence, insurance; numbers
 * say what they are. What is empty is left out.
 */
export function legalMentions({ agency }: Pick<SiteConfig, 'agency'>, locale: Locale): string[][] {
  if (!agency) return []
  const numbered = (name: keyof typeof labels, value: string | null | undefined) =>
    value && (isLabelled(value) ? value : `${labels[name][locale]}\u00a0${value}`)
  const named = (name: keyof typeof labels, value: string | null | undefined) =>
    value && `${labels[name][locale]}${labelColon(locale)}${value}`
  const phone = agency.phone && formatPhone(agency.phone)
  return [
    [agency.companyName, agencyStreet(agency), agencyTown(agency), phone, agency.email],
    [
      agency.professionalTitle,
      numbered('licence', agency.licenceNumber),
      numbered('enterprise', agency.enterpriseNumber),
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
