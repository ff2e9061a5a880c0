import type { CollectionBeforeChangeHook } from 'payload'

import { relatedId, textOf } from '@/lib/values/read-value'

interface Override {
  reason?: string | null
  by?: unknown
  at?: string | null
}

/**
 * Records who overrode the checklist, and when; an override needs a reason. Field access lets only administrators set
 * or clear the reason; versions keep all of them.
 */
export const recordOverride: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const given: Override | null | undefined = data.complianceOverride
  if (given === undefined) return data
  const before: Override | null | undefined = originalDoc?.complianceOverride
  const reason = textOf(given?.reason).trim()
  if (!reason) return { ...data, complianceOverride: { reason: null, by: null, at: null } }
  if (reason === before?.reason)
    return { ...data, complianceOverride: { reason, by: relatedId(before.by), at: before.at ?? null } }
  const by = req.user?.collection === 'users' ? req.user.id : relatedId(given?.by)
  return { ...data, complianceOverride: { reason, by, at: new Date().toISOString() } }
}
