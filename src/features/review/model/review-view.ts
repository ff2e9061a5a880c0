import type { StaffRole } from '@/lib/payload/access'

import type { DecisionKind, EventKind, ReviewState } from './review'
import type { ApproverRole } from './review-settings'

/** Something that was said, as the studio shows it. */
export interface Said {
  /** Null for an account that is gone. */
  by: string | null
  note: string
  /** ISO moment. */
  at: string
}

export interface OutsiderSaid extends Said {
  kind: DecisionKind
  /** As typed. */
  name: string
  /** The e-mail address that the link was made for; empty without one. */
  madeFor: string
  /** Whether it is about the newest revision. */
  isCurrent: boolean
}

export interface ReviewChoices {
  roles: readonly ApproverRole[]
  people: readonly { id: string; name: string; role: StaffRole }[]
}

/** The review of a document as a member of staff sees it. */
export interface ReviewView {
  state: ReviewState
  /** The newest revision, which a decision is about. */
  revision: number
  /** The open request; `to` is the asked colleague, else `role` is asked. */
  request: (Said & { to: string | null; role: ApproverRole | null }) | null
  decision: (Said & { kind: DecisionKind }) | null
  outsider: OutsiderSaid | null
  events: readonly (Said & { kind: EventKind; name: string | null })[]
  /** Null for who needs no approval. */
  choices: ReviewChoices | null
  mayDecide: boolean
  mayWithdraw: boolean
  /** Whether the reader publishes this revision only with a reason, or not at all. */
  needsApproval: boolean
  mayGiveReason: boolean
}
