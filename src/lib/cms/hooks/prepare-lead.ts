import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { isFormKind, type FormKind } from '@/lib/leads/form-kinds'
import { leadSearchText } from '@/lib/leads/lead-search-text'
import { monthsAfter } from '@/lib/leads/months-after'

import { hasRole } from '../access'
import { readPeriods } from '../retention/read-periods'

/** A lead that staff write down is not kept for ever either. */
async function usualEnd({ payload }: PayloadRequest, form: FormKind): Promise<string> {
  const { monthsOf } = await readPeriods(payload)
  return monthsAfter(new Date(), monthsOf(form)).toISOString()
}

/** What an agent writes down is the agent's: without a property of the own nobody else's rule would show it. */
const ownerOf = ({ user }: PayloadRequest): { assignee?: string } =>
  user && hasRole(user, 'agent') ? { assignee: user.id } : {}

/** Fills what the inbox searches in and how long a lead is kept; a lead somebody answered is no longer new. */
export const prepareLead: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const whole = { ...originalDoc, ...data, person: { ...originalDoc?.person, ...data.person } }
  const isFirstAnswer = Boolean(data.answeredAt) && !originalDoc?.answeredAt
  const lacksEnd = operation === 'create' && !data.retentionDate && isFormKind(whole.form)
  return {
    ...data,
    searchText: leadSearchText(whole),
    ...(operation === 'create' && !data.assignee && ownerOf(req)),
    ...(lacksEnd && { retentionDate: await usualEnd(req, whole.form) }),
    ...(isFirstAnswer && whole.status === 'new' && { status: 'inProgress' }),
  }
}
