import type { StaffRole } from '@/lib/payload/access'

/** The roles whose publications may need an approval. */
export const reviewedRoles = ['agent', 'editor'] as const

/** The roles that may approve. */
export const approverRoles = ['editor', 'administrator'] as const
export type ApproverRole = (typeof approverRoles)[number]

/** Who needs an approval, and what counts as one. */
export interface ReviewSettings {
  /** By the role of who publishes: the roles that may approve. A role without any publishes by itself. */
  approvers: Partial<Record<StaffRole, readonly ApproverRole[]>>
  /** Roles that may publish without an approval when they give a reason. */
  withReason: readonly StaffRole[]
  /**
   * Whether the approval of a person without an account, who got a link, is enough. Without a code by e-mail the link
   * must be of a colleague who neither wrote the text, nor asked, nor publishes.
   */
  outsidersCount: boolean
}

export const approversOf = ({ approvers }: ReviewSettings, role: StaffRole): readonly ApproverRole[] =>
  approvers[role] ?? []

/** Whether any role needs an approval: without one nothing of reviews shows. */
export const isReviewing = (settings: ReviewSettings): boolean =>
  reviewedRoles.some((role) => approversOf(settings, role).length > 0)
