import type { AfterErrorHook } from 'payload'

import { isDatabaseUnavailable, retryAfterSeconds } from '@/lib/payload/database-unavailable'
import { studioMessage } from '@/lib/payload/studio-message'

/** Answers 503 with words and `Retry-After` when the database is locked, full or gone, for every route of the API. */
export const answerUnavailable: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseUnavailable(error)) return
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('retry-after', String(retryAfterSeconds))
  return { response: { errors: [{ message: studioMessage(req, 'fields.unavailable') }] }, status: 503 }
}
