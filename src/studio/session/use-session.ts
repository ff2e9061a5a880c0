import { useSyncExternalStore } from 'react'

import { sendStudioRequest } from '@/studio/send-studio-request'
import { isRecord } from '@/lib/values/read-value'

import { studioSession } from './session-store'

/**
 * Asks the server who is signed in, and brings the state up to date: a session that has ended opens the dialog, one that
 * was begun again in another window closes it. The session of another account counts as ended.
 */
export async function checkSession(): Promise<'active' | 'ended' | 'unreachable'> {
  const answer = await sendStudioRequest<{ user?: unknown }>('/api', 'users/me')
  if (!answer.isOk) return 'unreachable'
  const { user } = answer.data
  return studioSession.found(isRecord(user) ? String(user.id) : null)
}

const { ended, mark, whenActive, subscribe, getSnapshot } = studioSession

/**
 * The session of the account that opened this page. The requests of `useStudioRequest` and Payload's server functions
 * report its end by themselves; code with a `fetch` of its own reports a 401 with `ended`, after a `mark` before it was sent.
 *
 * @returns `ended` opens the dialog for a new log-in, also when it was put aside before the request; `whenActive` resolves when the same
 *   person has signed in again, at once while the session is active
 */
export function useSession() {
  const { state, isAsking } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  return { state, isAsking, check: checkSession, ended, mark, whenActive }
}
