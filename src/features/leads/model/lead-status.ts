import { isOneOf } from '@/lib/values/read-value'

/** The progress of staff with a lead: the only list. */
export const leadStatuses = ['new', 'inProgress', 'done'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const isLeadStatus = (value: unknown): value is LeadStatus => isOneOf(leadStatuses, value)
