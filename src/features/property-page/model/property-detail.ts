import type { PictureSource } from '@/lib/values/picture-source'

import type { Availability } from '@/features/property/model/availability'
import type { CostBasis } from '@/features/property/model/cost-basis'
import type { Disclosure } from '@/features/property/model/disclosure'
import type { DescribedSection } from '@/features/property/model/describe-sections'
import type { PropertyGoal } from '@/features/property/model/goal'
import type { NearbyPlace } from '@/features/property/model/nearby-places'
import type { PriceStep } from '@/features/property/model/price-steps'
import type { PropertySummary } from '@/features/property/model/property-summary'
import type { RenovationDuty } from '@/features/property/model/renovation-notice'
import type { FilmLink } from '@/features/property/model/video-link'

export interface AgentContact {
  /** Of the stored document. */
  id: string
  name: string
  role: string | null
  phone: string | null
  /** Digits with the country, as links to WhatsApp have them; null if the agent cannot be reached there. */
  whatsapp: string | null
  email: string | null
  portrait: PictureSource | null
  registrationNumber: string | null
}

/** The energy part of the page. */
export type EpcDisplay =
  | { state: 'known'; label: string; isComputed: boolean; scale: string[]; consumption: string | null }
  | { state: 'requested' | 'notApplicable' | 'none' }

/**
 * Coordinates of the property: its own only when the agency publishes the postal address, else those of a circle in which
 * it is, or the locality's.
 */
export interface PropertyPlace {
  latitude: number
  longitude: number
  isApproximate: boolean
  /** Of the circle in which a hidden address is. */
  areaRadiusInMetres?: number
}

/** The day it went online, and its prices, newest first (X9). */
export interface PropertyHistory {
  /** ISO date and time. */
  since: string | null
  steps: PriceStep[]
}

/** When it was sold or let, and how long that took; null weeks where the page does not say it. */
export interface PropertySale {
  year: string
  weeks: number | null
}

/** A property with everything its page shows, without values hidden from visitors. */
export interface PropertyDetail {
  summary: PropertySummary
  goal: PropertyGoal
  availability: Availability
  disclosure: Disclosure
  /** One line; with the street only if the agency publishes it. */
  address: string
  /** The street is hidden or unknown: `address` is the town alone. */
  isTownAlone: boolean
  place: PropertyPlace | null
  /** The ISO code of its country; null if it is unknown. */
  country: string | null
  /** Null while it is on offer. */
  sale: PropertySale | null
  paragraphs: string[]
  pictures: PictureSource[]
  plans: PictureSource[]
  films: FilmLink[]
  tours: FilmLink[]
  sections: DescribedSection[]
  /** The facts that an advert must state by law (compliance rules): never folded. */
  mandatory: string[]
  /** Whether its page is a short one: a garage or a plot has no rooms, no energy label and seldom a loan. */
  isShort: boolean
  /** The letters of the planning legend by field; empty outside Flanders, where adverts do not use them. */
  planningCodes: Record<string, string>
  nearby: NearbyPlace[]
  epc: EpcDisplay
  renovation: Pick<RenovationDuty, 'termInYears' | 'targetLabel'> | null
  /** In euro per month, for a property to let; null if unknown. */
  monthlyCharges: number | null
  costs: CostBasis | null
  agent: AgentContact | null
  /** Null if the agency disabled it. */
  history: PropertyHistory | null
}

/** A free moment for a visit, as a button shows it. */
export interface NextMoment {
  /** The value that the form of the booking has for it. */
  value: string
  /** `mar. 1er déc., 10 h` */
  label: string
}
