import type { PictureSource } from '@/lib/media/picture-source'

import type { Availability } from './availability'
import type { CostBasis } from './cost-basis'
import type { DescribedSection } from './describe-sections'
import type { PropertyGoal } from './goal'
import type { NearbyPlace } from './nearby-places'
import type { PriceStep } from './price-steps'
import type { PropertySummary } from './property-summary'
import type { RenovationDuty } from './renovation-notice'
import type { VideoLink } from './video-link'

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

/** Where the property stands: its own place only when the agency publishes the address, else its locality's. */
export interface PropertyPlace {
  latitude: number
  longitude: number
  isApproximate: boolean
}

/** A film or tour; an address that nobody recognises is shown as a plain link. */
export type FilmLink = VideoLink | { kind: 'link'; url: string }

/** Since when it is offered, and the prices it had, newest first (X9). */
export interface PropertyHistory {
  /** ISO date and time. */
  since: string | null
  steps: PriceStep[]
}

/** A property with everything its page shows: cleaned of what a visitor may not see. */
export interface PropertyDetail {
  summary: PropertySummary
  goal: PropertyGoal
  availability: Availability
  /** One line: street only when the agency publishes it. */
  address: string
  place: PropertyPlace | null
  paragraphs: string[]
  pictures: PictureSource[]
  plans: PictureSource[]
  films: FilmLink[]
  tours: FilmLink[]
  sections: DescribedSection[]
  /** The letters of the planning legend by field; empty outside Flanders, where adverts do not use them. */
  planningCodes: Record<string, string>
  nearby: NearbyPlace[]
  epc: EpcDisplay
  renovation: Pick<RenovationDuty, 'termInYears' | 'targetLabel'> | null
  /** In euro per month, of a property to let; null when not known. */
  monthlyCharges: number | null
  costs: CostBasis | null
  agent: AgentContact | null
  /** Null when the agency switched it off. */
  history: PropertyHistory | null
}
