import {
  HttpError,
  isSuccess,
  parseJson,
  sendRequest,
  type HttpAnswer,
  type HttpRequest,
  type IsAllowed,
} from '@/lib/http/http-client'
import { errorCode } from '@/lib/values/format-error'

import { ImportError } from '../import-error'

/** A page of a list is far below. */
const maxPageBytes = 32 * 1024 * 1024
const timeoutMs = 60_000
/** Pauses before another try, when the server says nothing else. */
const pausesMs = [500, 2000, 8000, 30_000]

export interface ApiCall extends Pick<HttpRequest, 'headers' | 'body' | 'method'> {
  /** What is called, for messages: URLs may contain a password. */
  name: string
  url: URL
}

/** @throws ImportError when it is not answered with JSON after several tries */
export type CallApi = (call: ApiCall) => Promise<unknown>

/** The server refuses the account. */
export class ApiSignInError extends ImportError {}

/** The requested record is not there. */
export class ApiNotFoundError extends ImportError {}

function readAnswer(name: string, { status, content }: HttpAnswer): unknown {
  if (status === 401 || status === 403)
    throw new ApiSignInError(`${name}: the server refuses the account (${status})`)
  if (status === 404 || status === 410) throw new ApiNotFoundError(`${name}: not found (${status})`)
  if (!isSuccess(status)) throw new ImportError(`${name}: The server answered ${status}`)
  const body = content.length === 0 ? null : parseJson(content)
  if (body === undefined) throw new ImportError(`${name}: the answer is not JSON`)
  return body
}

/** Calls an API without following redirects, which could carry the account elsewhere. */
export const makeCallApi =
  (isAllowed: IsAllowed | undefined): CallApi =>
  async ({ name, ...call }) => {
    const request = { ...call, maxBytes: maxPageBytes, timeoutMs, pausesMs, isAllowed }
    const answer = await sendRequest(request).catch((error: unknown) => {
      // Messages of Node may repeat the address.
      throw new ImportError(`${name}: ${error instanceof HttpError ? error.message : errorCode(error)}`)
    })
    return readAnswer(name, answer)
  }
