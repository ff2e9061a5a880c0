import { isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * The same request, with its transaction and user, for reads and writes inside a hook.
 * Payload writes language, context and query of a nested operation into the request it is given,
 * and would go on in that language with the document that is being saved. That an older version is being put back
 * concerns that document alone: told of it, Payload would drop fields of the others.
 */
export function nestedRequest(req: PayloadRequest, context: Record<string, unknown> = {}): PayloadRequest {
  const nested = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query'])
  const { isRestoringVersion: _, restoresAsDraft: __, ...rest } = req.context
  nested.context = { ...rest, ...context }
  nested.query = { ...req.query }
  return nested
}
