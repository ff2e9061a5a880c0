import { APIError, type PayloadRequest } from 'payload'

import type { Localized } from '@/lib/i18n/locales'

import { studioMessage } from '../studio-message'

/** Bidirectional and other control characters would turn the sentence around. */
const printable = (name: string): string => name.replace(/[\p{C}]/gu, '').slice(0, 80)

/** Ends an upload with a reason in the editor's language; the values replace `{name}` and the like. */
export function refuseFile(
  req: PayloadRequest,
  reason: Localized,
  values: Record<string, string | number> = {},
): never {
  const shown = { name: printable(req.file?.name ?? ''), ...values }
  const message = studioMessage(req, reason).replace(/\{(\w+)\}/g, (_whole, key: keyof typeof shown) =>
    String(shown[key] ?? ''),
  )
  throw new APIError(message, 400, undefined, true)
}
