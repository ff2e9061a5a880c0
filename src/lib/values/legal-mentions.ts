import type { SiteConfig } from '@/payload-types'

import { agencyStreet, agencyTown } from './agency-details'
import { formatPhone } from './phone'

/**
 * The legal lines of the agency that the code of ethics requires, each in its parts: company, licence, insurance. What is
 * empty is left out.
 */
export function legalMentions({ agency }: Pick<SiteConfig, 'agency'>): string[][] {
  if (!agency) return []
  const phone = agency.phone && formatPhone(agency.phone)
  return [
    [agency.companyName, agencyStreet(agency), agencyTown(agency), phone, agency.email],
    [agency.professionalTitle, agency.licenceNumber, agency.enterpriseNumber, agency.supervisoryBody],
    [agency.insurer, agency.insurancePolicy, agency.thirdPartyAccount],
  ]
    .map((parts) => parts.flatMap((part) => part || []))
    .filter((parts) => parts.length > 0)
}
