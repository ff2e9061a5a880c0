import type { PayloadRequest } from 'payload'

import type { StudioTextKey, TextValues } from '@/lib/i18n/studio-text'
import { studioMessage } from '@/lib/payload/studio-message'

export function answer(body: object, status = 200, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json(body, { status, headers })
}

interface Refusal {
  status: 400 | 401 | 403 | 404 | 409 | 429
  values?: TextValues
  /** The log-in has to begin again with the password. */
  isOver?: boolean
}

/** A refusal in the language of the request, in the shape of Payload's errors. */
export const refuse = (
  req: PayloadRequest,
  key: StudioTextKey,
  { status, values, isOver = false }: Refusal,
): Response => answer({ errors: [{ message: studioMessage(req, key, values) }], isOver }, status)
