import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'

import { hasRole } from '@/lib/cms/access'

declare module 'payload' {
  export interface RequestContext {
    /** An older version is put back as a draft: Payload itself says so only after the hooks have run. */
    restoresAsDraft?: boolean
  }
}

/** Notes how an older version is to be put back. */
export const noteRestore: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion') req.context.restoresAsDraft = args.draft === true
  return args
}

/**
 * An older version brings back what staff wrote, not what was noted since: the price history, whose the property is unless
 * an editor restores, and the override of the checklist unless an administrator does. Payload empties these, because
 * whoever restores may not write them.
 */
export const keepOnRestore: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.context.isRestoringVersion !== true) return data
  return {
    ...data,
    priceHistory: originalDoc?.priceHistory ?? data.priceHistory,
    ...(req.user && !hasRole(req.user, 'administrator', 'editor') && { agent: originalDoc?.agent }),
    ...(req.user &&
      !hasRole(req.user, 'administrator') && { complianceOverride: originalDoc?.complianceOverride }),
    ...(req.context.restoresAsDraft === true && { _status: 'draft' }),
  }
}
