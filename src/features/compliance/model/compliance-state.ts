import { missingMandatory, type Mention } from './compliance-checklist'

export const complianceStates = ['complete', 'incomplete', 'overridden'] as const
export type ComplianceState = (typeof complianceStates)[number]

/** Minimum length of a reason, in characters. */
export const minReason = 10

/** Whether an administrator's reason is long enough to override the checklist. */
export const isReason = (reason: unknown): boolean =>
  typeof reason === 'string' && reason.trim().length >= minReason

/** The stored columns of a checklist. A reason counts only while something is missing. */
export function toComplianceState(checklist: readonly Mention[], reason: unknown) {
  const missingMentions = missingMandatory(checklist).map(({ name }) => name)
  const open: ComplianceState = isReason(reason) ? 'overridden' : 'incomplete'
  const complianceState: ComplianceState = missingMentions.length === 0 ? 'complete' : open
  return { complianceState, missingMentions }
}
