import { isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * The same request, with its transaction and user, for reads and writes inside a hook. Payload writes language,
 * context and query of a nested operation into the request, and would save the outer document in that language. The
 * flag for restoring a version is left out: with it, Payload drops fields of other documents; and so is the mark of data
 * that were mapped, which is about one save.
 */
export function nestedRequest(req: PayloadRequest, context: Record<string, unknown> = {}): PayloadRequest {
  const nested = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query'])
  const { isRestoringVersion: _, restoresAsDraft: __, isMapped: ___, ...rest } = req.context
  nested.context = { ...rest, ...context }
  nested.query = { ...req.query }
  return nested
}

/**
 * Options of a read or write with which a hook checks a change or applies its consequences. Only for hooks that run
 * after Payload checked the access rules of that change: before and after validation, change and deletion, never
 * before an operation or a read. What is read stays in the hook; only derived values leave it: paths, search columns,
 * refusals.
 */
export function asSystem(req: PayloadRequest, context: Record<string, unknown> = {}) {
  return {
    // The change was allowed. Its consequences must not depend on what else the editor may read or write: a draft
    // gets its path too, and a page moves all pages below it.
    overrideAccess: true as const,
    // The log of activities leaves it out: the editor did the change alone.
    req: nestedRequest(req, { isConsequence: true, ...context }),
  }
}
