import { APIError, type AfterErrorHook } from 'payload'

/**
 * Gives editors the reason of a refusal. Payload 3.90.2 recognises its errors by the name of their class; a production
 * build shortens that name to nothing, and the studio then shows "An unknown error occurred.".
 * To be removed once Payload names its errors itself.
 */
export const tellReason: AfterErrorHook = ({ error }) => {
  if (!(error instanceof APIError) || !error.isPublic || error.data) return
  return { response: { errors: [{ message: error.message }] }, status: error.status }
}
