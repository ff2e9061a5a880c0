import type { OwnerAnswer } from '@/features/appointments/model/owner-answer'
import type { DocumentKind } from '@/features/documents/model/document-kinds'
import type { Availability } from '@/features/property/model/availability'
import type { PropertyGoal } from '@/features/property/model/goal'
import type { PriceMoment } from '@/features/property/model/publication-facts'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import type { Day } from '@/lib/time/belgian-time'

import type { CommunicationState, CommunicationType } from './communication-kinds'

/*
 * What owners read about their properties. Moments are ISO texts unless they are dates; amounts are in euro.
 */

/** A property as its owner sees it: with the full postal address and the price, also when visitors do not see them. */
export interface OwnedProperty {
  id: string
  ref: number
  goal: PropertyGoal
  title: string
  typeName: string
  /** `Rue Haute 12, 1000 Bruxelles` */
  address: string
  /** Its state; `offline` when it is neither sold nor let nor withdrawn, and visitors cannot find it. */
  shown: Availability | 'offline'
  /** Per month for a property to let; null if there is none. */
  price: number | null
  priceHistory: PriceMoment[]
  /** Null before the first publication. */
  onlineSince: string | null
  /** Null as long as it is neither sold nor let. */
  soldAt: string | null
  livingArea: number | null
  groundArea: number | null
  latitude: number | null
  longitude: number | null
  /** Public number of the main type. */
  webId: number | null
  /** Id of the agent. */
  agent: string | null
}

export type ViewingState = 'requested' | 'confirmed' | 'cancelled' | 'past'

/** A viewing as the owner of the property sees it: without the visitor, unless the agent releases the name. */
export interface Viewing {
  id: string
  day: Day
  /** `10:00-13:00` */
  hours: string
  state: ViewingState
  /** The moment it begins. */
  start: Date
  /** Empty unless the agent released it. */
  visitor: string
  answer: OwnerAnswer | null
  /** `2026-11-24 10:00-13:00`, of an answer that proposes another time. */
  proposal: string
  /** The remark of the owner. */
  remark: string
  /** Of the visitor; empty until the agent releases it. */
  feedback: string
  /** Whether the owner can answer: it is still to come. */
  isOpen: boolean
}

/**
 * Whether the owner is asked: the agency has not confirmed the viewing, and the owner has not answered. A confirmed one
 * asks nothing, but the owner can still object.
 */
export const awaitsAnswer = ({
  isOpen,
  state,
  answer,
}: Pick<Viewing, 'isOpen' | 'state' | 'answer'>): boolean =>
  isOpen && state === 'requested' && answer === null

/** A request of a visitor. */
export interface OwnerLead {
  id: string
  form: FormKind
  at: string
  /** Empty unless the agent released it. */
  name: string
}

/** A contact that the agent wrote down and released. */
export interface OwnerCommunication {
  id: string
  at: string
  type: CommunicationType
  status: CommunicationState
  contact: string
  subject: string
  comment: string
  source: string
}

/** A site that advertises the property. */
export interface OwnerMedium {
  id: string
  medium: string
  /** Null unless it is an address of the web. */
  url: string | null
  from: string | null
  to: string | null
}

/** A document that the owner may have. */
export interface OwnerDocument {
  id: string
  title: string
  kind: DocumentKind
  bytes: number
  at: string
  filename: string
  mimeType: string
}
