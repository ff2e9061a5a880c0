import {
  HttpError,
  isSuccess,
  isTemporary,
  parseJson,
  retryAfterMs,
  sendRequest,
  type HttpAnswer,
  type HttpRequest,
} from '@/lib/http/http-client'
import { isRecord, textOf } from '@/lib/values/read-value'

import { CrmRefusal } from './lead-receiver'

/** A call counts as not answered after this time. */
export const timeoutMs = 10_000
/** More than any answer about one lead. */
const maxBytes = 256 * 1024
const maxWaitMs = 60 * 60_000
const maxDetailLength = 160

/** What tests set to reach their own server. */
export type Transport = Pick<HttpRequest, 'isAllowed'> & Partial<Pick<HttpRequest, 'timeoutMs'>>

/** What the CRM says about a refusal, in the names that APIs use. */
function messageIn(body: unknown): string {
  if (!isRecord(body)) return ''
  const { Message, message, ExceptionMessage, validationErrors: errors } = body
  const [first] = Array.isArray(errors) ? errors : []
  const texts = [
    ExceptionMessage,
    Message,
    message,
    isRecord(first) ? (first.message ?? first.Message) : first,
  ]
  return texts.map(textOf).find((each) => each !== '') ?? ''
}

interface CrmCall extends Pick<HttpRequest, 'headers' | 'body'> {
  url: URL
  /** Removed from what the CRM says. */
  secrets: readonly string[]
}

/** A refusal in the words of the CRM, without what it repeats of the call. */
export function refusedBecause(detail: string, secrets: readonly string[]): CrmRefusal {
  const safe = secrets.reduce((left, secret) => (secret ? left.replaceAll(secret, '…') : left), detail)
  return new CrmRefusal('refused', { detail: safe.slice(0, maxDetailLength), isFinal: true })
}

/** @throws CrmRefusal for any status but 2xx */
function checkStatus({ status, headers, content }: HttpAnswer, secrets: readonly string[]): void {
  if (isSuccess(status)) return
  if (status === 401 || status === 403) throw new CrmRefusal('signIn', { detail: status, isFinal: true })
  if (status >= 400 && !isTemporary(status))
    throw refusedBecause(`${status} ${messageIn(parseJson(content))}`.trim(), secrets)
  const waitMs = retryAfterMs(headers)
  const wait = waitMs === undefined ? {} : { delayMs: Math.min(waitMs, maxWaitMs) }
  throw new CrmRefusal(status === 429 ? 'tooMany' : 'unavailable', { detail: status, ...wait })
}

/**
 * One call of the JSON API of a CRM, a GET without a body. Neither errors nor reasons contain the URL, because it may
 * contain a password.
 *
 * @returns the JSON of the answer
 * @throws CrmRefusal for any other answer; what Node throws for a broken connection or a time-out
 */
export async function callCrm(
  { url, headers, body, secrets }: CrmCall,
  transport: Transport,
): Promise<unknown> {
  const request = { url, body, headers: { accept: 'application/json', ...headers }, maxBytes, timeoutMs }
  const answer = await sendRequest({ ...request, ...transport }).catch((error: unknown) => {
    const isTooLarge = error instanceof HttpError && error.kind === 'size'
    throw isTooLarge ? new CrmRefusal('unreadable', { detail: `> ${maxBytes} bytes` }) : error
  })
  checkStatus(answer, secrets)
  const parsed = parseJson(answer.content)
  if (parsed === undefined)
    throw new CrmRefusal('unreadable', { detail: (answer.headers['content-type'] ?? '').slice(0, 40) })
  return parsed
}
