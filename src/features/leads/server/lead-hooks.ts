import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type CollectionAfterChangeHook,
} from 'payload'

import { isFormKind, type FormKind } from '@/features/submissions/model/form-kinds'
import { leadSearchText } from '@/features/leads/model/lead-search-text'
import { monthsAfter } from '@/lib/time/belgian-time'
import { hasRole } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'
import { asSystem } from '@/lib/payload/as-system'

import { readPeriods } from './read-periods'
import { recordLeadChanges } from './lead-changes'

/** The default retention date of a lead entered by staff. */
async function usualEnd({ payload }: PayloadRequest, form: FormKind): Promise<string> {
  const { monthsOf } = await readPeriods(payload)
  return monthsAfter(new Date(), monthsOf(form)).toISOString()
}

/** A lead entered by an agent without a property is assigned to that agent; otherwise the agent could not see it. */
const ownerOf = ({ user }: PayloadRequest): { assignee?: string } =>
  user && hasRole(user, 'agent') ? { assignee: user.id } : {}

/** Fills the search text of the inbox and the retention date; an answered lead is no longer new. */
export const prepareLead: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const merged = { ...originalDoc, ...data, person: { ...originalDoc?.person, ...data.person } }
  const isFirstAnswer = Boolean(data.answeredAt) && !originalDoc?.answeredAt
  const lacksEnd = operation === 'create' && !data.retentionDate && isFormKind(merged.form)
  return {
    ...data,
    searchText: leadSearchText(merged),
    ...(operation === 'create' && !data.assignee && ownerOf(req)),
    ...(lacksEnd && { retentionDate: await usualEnd(req, merged.form) }),
    ...(isFirstAnswer && merged.status === 'new' && { status: 'inProgress' }),
  }
}

/** Users cannot change when a lead came in, nor set a retention date in the past. The system may do both. */
export const guardLeadDates: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (!req.user) return data
  const { retentionDate } = data
  const isNew = retentionDate && retentionDate !== originalDoc?.retentionDate
  if (isNew && !(new Date(retentionDate) > new Date())) {
    const message = studioMessage(req, 'leads.refusals.inThePast')
    throw new ValidationError({ collection: 'leads', errors: [{ path: 'retentionDate', message }], req })
  }
  return operation === 'update' ? { ...data, createdAt: originalDoc?.createdAt } : data
}

/** Records who changed status, assignee or the mark “answered”, with the values before and after. */
export const recordLeadChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update') {
    const change = { lead: String(doc.id), before: previousDoc, after: doc }
    await recordLeadChanges(req.payload, change, req.user, asSystem(req).req)
  }
  return doc
}
