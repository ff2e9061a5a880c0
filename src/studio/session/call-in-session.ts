import type { ServerFunctionClient } from 'payload'

import { isSessionEnd } from '@/lib/payload/sign-in/session-end'

import type { SessionStore } from './session-store'
import type { checkSession } from './use-session'

interface Surroundings {
  session: Pick<SessionStore, 'ended' | 'mark' | 'whenActive'>
  check: typeof checkSession
}

/**
 * Calls a server function again after a new log-in, when the session had ended. Payload's form would take the missing
 * answer for an empty one.
 *
 * @param call Payload's own
 */
export const callInSession =
  (call: ServerFunctionClient, { session, check }: Surroundings): ServerFunctionClient =>
  async (args) => {
    const sent = session.mark()
    const [outcome] = await Promise.allSettled([call(args)])
    const hasAnswer = outcome.status === 'fulfilled'
    const isEnded = hasAnswer ? isSessionEnd(outcome.value) : (await check()) === 'ended'
    if (isEnded && session.ended(sent)) {
      await session.whenActive()
      return callInSession(call, { session, check })(args)
    }
    if (!hasAnswer) throw outcome.reason
    return outcome.value
  }
