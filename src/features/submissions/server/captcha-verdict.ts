import type { CaptchaQuestion } from '@/features/submissions/model/captcha'

export interface CaptchaPassed {
  ok: true
  /** The agency chose a provider and the built-in captcha was used instead: fewer are accepted. Passed to `consumeFormLimits`. */
  isFallback: boolean
  /** Makes the proof valid again, for a submission that could not be stored (429, 409). */
  release: () => Promise<void>
}

export interface CaptchaRefused {
  ok: false
  /**
   * `required`: no proof was sent, the visitor gets the question for the first time (no error).
   * `empty`: the question was not answered. `wrong`: answered wrongly, changed, or used before.
   * `ended`: expired. `down`: the provider does not respond; send again with the built-in proof.
   */
  reason: 'required' | 'empty' | 'wrong' | 'ended' | 'down'
  /** In the visitor's language, for the field and the summary. */
  message: string
  question: CaptchaQuestion
}

export type CaptchaVerdict = CaptchaPassed | CaptchaRefused
