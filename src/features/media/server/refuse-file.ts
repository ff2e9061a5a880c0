import { APIError, type PayloadRequest } from 'payload'

import type { StudioTextKey, TextValues } from '@/lib/i18n/studio-text'

import { studioMessage } from '@/lib/payload/studio-message'

/** Bidirectional and other control characters would reorder the sentence. */
const printable = (name: string): string => name.replace(/[\p{C}]/gu, '').slice(0, 80)

/** Refuses an upload with a reason in the editor's language; the values replace placeholders such as `{name}`. */
export function refuseFile(req: PayloadRequest, reason: StudioTextKey, values: TextValues = {}): never {
  const shown = { name: printable(req.file?.name ?? ''), ...values }
  const message = studioMessage(req, reason, shown)
  throw new APIError(message, 400, undefined, true)
}
