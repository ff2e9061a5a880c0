import { APIError, type AfterErrorHook } from 'payload'

/**
 * Sends the reason of a refusal to the editor. Payload 3.90.2 recognises its errors by the name of their class; a
 * production build shortens that name, and the studio then shows "An unknown error occurred.". Remove this when
 * Payload names its errors itself.
 */
export const exposeErrorMessage: AfterErrorHook = ({ error }) => {
  if (!(error instanceof APIError) || !error.isPublic || error.data) return
  return { response: { errors: [{ message: error.message }] }, status: error.status }
}
