import type { CaptchaQuestion } from '@/lib/forms/captcha'

export interface CaptchaPassed {
  ok: true
  /** The agency chose a third party and this was the way around it: few are taken. Goes into `takeFormLimits`. */
  isFallback: boolean
  /** Makes the proof good again, for a submission that could not be stored after all (429, 409). */
  release: () => Promise<void>
}

export interface CaptchaRefused {
  ok: false
  /**
   * `asked`: nothing was there yet, the visitor is asked for the first time (no mistake).
   * `empty`: the question was not answered. `wrong`: answered wrongly, changed, or used before.
   * `ended`: it took too long. `down`: the third party does not answer, send again with our own proof.
   */
  reason: 'asked' | 'empty' | 'wrong' | 'ended' | 'down'
  /** In the visitor's language, for the field and the summary. */
  message: string
  question: CaptchaQuestion
}

export type CaptchaVerdict = CaptchaPassed | CaptchaRefused
