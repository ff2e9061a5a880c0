import { APIError, QueryError, type AfterErrorHook } from 'payload'

import { studioMessage } from '@/lib/payload/studio-message'

/** Messages of Payload's and busboy's readers of forms, which Payload answers with status 500. */
const formErrors =
  /^(?:Unexpected end of (?:form|multipart data|file)|Malformed part header|Malformed content type|Multipart: Boundary not found|Unsupported content type|Missing Content-Type|Request is not eligible for file upload|uploadConfig\.handlers is not present|Not supported$)/

/**
 * JSON of a request is the only text that the API parses, and a file of a request the only one that it fetches. Payload's
 * own refusal of JSON is in English.
 */
const isInputError = (error: Error): boolean =>
  error instanceof SyntaxError ||
  error instanceof URIError ||
  error.name === 'FileRetrievalError' ||
  (error instanceof APIError && error.status === 400 && error.message === 'Invalid JSON') ||
  (formErrors.test(error.message) && !(error instanceof APIError && error.status < 500))

/** Answers 400 to a request that cannot be read. */
export const answerInputError: AfterErrorHook = ({ error, req }) =>
  isInputError(error)
    ? { response: { errors: [{ message: studioMessage(req, 'refusals.unreadableData') }] }, status: 400 }
    : undefined

/** Tells the editor in the language of the studio what a list cannot be filtered or sorted by. */
export const answerQueryError: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof QueryError)) return
  const parts = (error.data as { path: string }[] | undefined)?.map(({ path }) => path.slice(0, 80)) ?? []
  const message = studioMessage(req, 'fields.unreadableQuery', { parts: parts.slice(0, 5).join(', ') })
  return { response: { errors: [{ message }] }, status: 400 }
}
