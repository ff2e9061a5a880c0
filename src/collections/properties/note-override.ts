import type { CollectionBeforeChangeHook } from 'payload'

import { relatedId } from '@/lib/cms/hooks/related-id'
import { textOf } from '@/lib/cms/hooks/text-of'

interface Override {
  reason?: string | null
  by?: unknown
  at?: string | null
}

/**
 * Notes who set the checklist aside, and when; without a reason there is no override. Field access sees to it that
 * nobody but an administrator gives or takes away the reason; versions keep all of them.
 */
export const noteOverride: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
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
