import type { Payload } from 'payload'

import { isRecord } from '@/lib/values/read-value'

const stateKey = 'bounce-mailbox'

/** Times in ISO form. */
export interface MailboxState {
  readAt: string | null
  /** Why the last try failed, without user and password. */
  error: string | null
}

export async function readMailboxState(payload: Payload): Promise<MailboxState> {
  const stored = await payload.kv.get(stateKey)
  const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
  return isRecord(stored)
    ? { readAt: textOrNull(stored.readAt), error: textOrNull(stored.error) }
    : { readAt: null, error: null }
}

export const writeMailboxState = (payload: Payload, state: MailboxState): Promise<void> =>
  payload.kv.set(stateKey, { ...state })
