import type { PayloadRequest } from 'payload'

import { nestedRequest } from './nested-request'

/**
 * Options of a read or write by which a hook judges a change or carries its consequences through.
 * Only for hooks that run after Payload checked the access rules of that change: before and after validation, change
 * and deletion, never before an operation or a read. What is read stays in the hook; only what is derived from it
 * comes out: paths, search columns, refusals.
 */
export function asSystem(req: PayloadRequest, context: Record<string, unknown> = {}) {
  return {
    // The change was allowed. What follows from it must not depend on what else the editor may see or write:
    // a draft takes its address too, and a page moves everything below it.
    overrideAccess: true as const,
    req: nestedRequest(req, context),
  }
}
