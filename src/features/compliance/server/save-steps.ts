import type { CollectionBeforeChangeHook } from 'payload'

import { collectionSteps, globalSteps } from '@/lib/payload/save-pipeline'
import { relatedId, textOf } from '@/lib/values/read-value'

import { refreshCompliance } from './refresh-compliance'
import { refuseIncomplete } from './refuse-incomplete'

interface Override {
  reason?: string | null
  by?: unknown
  at?: string | null
}

/**
 * Records who overrode the checklist, and when; an override needs a reason. Field access lets only administrators set
 * or clear the reason; versions keep all of them.
 */
const recordOverride: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
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

export const complianceSteps = collectionSteps({
  recordOverride: {
    stage: 'derive',
    reason: 'who set the checklist aside, and when',
    for: ['properties'],
    run: recordOverride,
  },
  refuseIncomplete: {
    stage: 'check',
    reason:
      'a property is published with its mandatory mentions; after the columns, which say whether they are there',
    for: ['properties'],
    run: refuseIncomplete,
  },
})

export const globalComplianceSteps = globalSteps({
  refreshCompliance: {
    stage: 'follow',
    reason: 'other rules change what properties lack',
    for: ['compliance'],
    run: refreshCompliance,
  },
})
