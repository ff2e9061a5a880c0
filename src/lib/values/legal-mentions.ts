import type { SiteConfig } from '@/payload-types'

import { formatPhone } from './phone'

/**
 * The legal lines of the agency that the code of ethics requires, each in its parts: company, licence, insurance. What is
 * empty is left out.
 */
export function legalMentions({ agency }: Pick<SiteConfig, 'agency'>): string[][] {
  if (!agency) return []
  const street = [agency.street, agency.houseNumber].filter(Boolean).join(' ')
  const town = [agency.zip, agency.city].filter(Boolean).join(' ')
  const phone = agency.phone && formatPhone(agency.phone)
  return [
    [agency.companyName, street, town, phone, agency.email],
    [agency.professionalTitle, agency.licenceNumber, agency.enterpriseNumber, agency.supervisoryBody],
    [agency.insurer, agency.insurancePolicy, agency.thirdPartyAccount],
  ]
    .map((parts) => parts.flatMap((part) => part || []))
    .filter((parts) => parts.length > 0)
}
