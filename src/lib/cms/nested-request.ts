import { isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * The same request, with its transaction and user, for reads and writes inside a hook.
 * Payload writes language, context and query of a nested operation into the request it is given,
 * and would go on in that language with the document that is being saved.
 */
export function nestedRequest(req: PayloadRequest, context: Record<string, unknown> = {}): PayloadRequest {
  const nested = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query'])
  nested.context = { ...req.context, ...context }
  nested.query = { ...req.query }
  return nested
}
