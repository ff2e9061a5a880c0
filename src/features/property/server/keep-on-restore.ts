import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'

import { hasRole } from '@/lib/payload/access'

declare module 'payload' {
  export interface RequestContext {
    /** Whether an older version is restored as a draft: Payload sets the status only after the hooks. */
    restoresAsDraft?: boolean
  }
}

/** Notes in the context how an older version is being restored. */
export const markRestore: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion') req.context.restoresAsDraft = args.draft === true
  return args
}

/**
 * Restoring an older version brings back the values entered by staff, but keeps what was recorded since: the price
 * history; the day of the sale and what the seller agreed to; the responsible agent unless an editor restores; the checklist override unless an administrator does.
 * Payload would empty these, because the restoring user may not write them.
 */
export const keepOnRestore: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.context.isRestoringVersion !== true) return data
  return {
    ...data,
    priceHistory: originalDoc?.priceHistory ?? data.priceHistory,
    soldAt: originalDoc?.soldAt ?? null,
    sellerConsent: {
      date: originalDoc?.sellerConsent?.date ?? null,
      includesPrice: originalDoc?.sellerConsent?.includesPrice ?? false,
    },
    ...(req.user && !hasRole(req.user, 'administrator', 'editor') && { agent: originalDoc?.agent }),
    ...(req.user &&
      !hasRole(req.user, 'administrator') && { complianceOverride: originalDoc?.complianceOverride }),
    ...(req.context.restoresAsDraft === true && { _status: 'draft' }),
  }
}
