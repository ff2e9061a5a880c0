import { missingMandatory, type Mention } from './compliance-checklist'

export const complianceStates = ['complete', 'incomplete', 'overridden'] as const
export type ComplianceState = (typeof complianceStates)[number]

/** Characters of a reason that says something. */
export const shortestReason = 10

/** Says whether an administrator's reason is long enough to set the checklist aside. */
export const isReason = (reason: unknown): boolean =>
  typeof reason === 'string' && reason.trim().length >= shortestReason

/** What is stored about a checklist. A reason counts only while something is missing. */
export function complianceStateOf(checklist: readonly Mention[], reason: unknown) {
  const missingMentions = missingMandatory(checklist).map(({ name }) => name)
  const open: ComplianceState = isReason(reason) ? 'overridden' : 'incomplete'
  const complianceState: ComplianceState = missingMentions.length === 0 ? 'complete' : open
  return { complianceState, missingMentions }
}
