import { isRecord } from '@/lib/values/read-value'

/** The name of the error that a request without a session of staff gets. A wrong password or code has status 401 too. */
export const sessionEndName = 'SessionEnded'

/** Whether an answer of our server says that the session has ended. */
export function isSessionEnd(answer: unknown): boolean {
  const errors = isRecord(answer) ? answer.errors : null
  return Array.isArray(errors) && isRecord(errors[0]) && errors[0].name === sessionEndName
}
