import type { PictureSource } from '@/lib/media/picture-source'

import type { Availability } from './availability'
import type { DescribedSection } from './describe-sections'
import type { RenovationDuty } from './renovation-notice'
import type { PropertySummary } from './property-summary'

export interface AgentContact {
  name: string
  role: string | null
  phone: string | null
  email: string | null
  portrait: PictureSource | null
  registrationNumber: string | null
}

/** What the energy part of the page shows. */
export type EpcDisplay =
  | { state: 'known'; label: string; scale: string[]; consumption: string | null }
  | { state: 'requested' | 'notApplicable' | 'none' }

/** A property with everything its page shows: cleaned of what a visitor may not see. */
export interface PropertyDetail {
  summary: PropertySummary
  availability: Availability
  /** One line: street only when the agency publishes it. */
  address: string
  paragraphs: string[]
  pictures: PictureSource[]
  plans: PictureSource[]
  sections: DescribedSection[]
  epc: EpcDisplay
  renovation: Pick<RenovationDuty, 'termInYears' | 'targetLabel'> | null
  agent: AgentContact | null
  /** Written out in the language of the page. */
  onlineSince: string | null
}
