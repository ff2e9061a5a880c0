import type { CaptchaRefused } from './captcha-verdict'

/** Result of a submission. */
export type Outcome = Stored | Refused

export interface Stored {
  ok: true
  /** Path of the thank-you page. */
  next: string
}

export interface Refused {
  ok: false
  status: 400 | 403 | 404 | 408 | 409 | 410 | 413 | 422 | 429 | 503
  message: string
  /** One text per field. */
  errors?: Record<string, string>
  captcha?: Pick<CaptchaRefused, 'reason' | 'question'>
  /** Seconds until a retry makes sense. */
  retryAfter?: number
}

export const refused = (
  status: Refused['status'],
  message: string,
  more: Partial<Pick<Refused, 'errors' | 'captcha' | 'retryAfter'>> = {},
): Refused => ({ ok: false, status, message, ...more })
