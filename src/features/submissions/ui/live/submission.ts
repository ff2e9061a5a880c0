import type { Captcha } from '@/features/submissions/ui/captcha-live'
import { fieldOrder } from '@/features/submissions/ui/field-ids'
import type { CaptchaQuestion } from '@/features/submissions/model/captcha'

import type { DraftStore } from './store-draft'
import { findPart, type LiveForm } from './live-form'
import { sendForm, type SendOutcome } from './send-form'
import { hideSummary, showProblems } from './show-problems'

/** Shows the question that visitors without JavaScript get, when the browser has no proof. */
function showQuestion({ form }: LiveForm, { text, token }: CaptchaQuestion): void {
  const part = findPart(form, '[data-question]')
  const words = findPart(form, '[data-question-text]')
  if (!part || !words) return
  words.textContent = text
  for (const input of part.querySelectorAll('input')) {
    input.disabled = false
    input.value = input.name === 'question' ? token : ''
  }
  part.hidden = false
}

export interface SubmissionParts {
  draft: DraftStore
  /** Null when its code cannot be imported: the server then asks a question. */
  captcha: () => Promise<Captcha | null>
  /** Shows the step with a field. */
  showField: (name: string) => void
}

export interface Submission {
  /** Sends the form, unless it is being sent. */
  send: () => Promise<void>
  /** Called when the page is restored from the browser's cache: sent values are not sent again. Returns whether they were sent. */
  renew: () => boolean
}

/**
 * The proof that was sent is used up or was invalid. A visitor sees a question when no proof could be made, or when
 * the honeypot was filled in, perhaps by autofill.
 *
 * @returns whether a new proof alone is enough, without asking the visitor
 */
function answerCaptcha(
  live: LiveForm,
  captcha: Captcha | null,
  proof: string,
  outcome: SendOutcome,
): boolean {
  if (outcome.kind !== 'refused') return false
  const { captcha: answer, isProofUsed } = outcome
  if (answer || isProofUsed) captcha?.reset()
  if (!answer) return false
  if (answer.reason === 'down') captcha?.fallBack()
  const isCaptchaRequested = answer.reason === 'required' || answer.reason === 'empty'
  const isShown = findPart(live.form, '[data-question]')?.hidden === false
  if (proof !== '' && !isCaptchaRequested && !isShown) return true
  if (answer.question) showQuestion(live, answer.question)
  return false
}

/** Sends, and once more with a new proof when only the proof was missing. */
async function sendWithProof(live: LiveForm, captcha: Captcha | null, key: string): Promise<SendOutcome> {
  const attempt = async () => {
    const proof = (await captcha?.take()) ?? ''
    const outcome = await sendForm(live, { key, captcha: proof })
    return { outcome, canRetry: answerCaptcha(live, captcha, proof, outcome) }
  }
  const first = await attempt()
  return first.canRetry ? (await attempt()).outcome : first.outcome
}

/** Sends one request at a time, under the key of the draft. */
export function makeSubmission(live: LiveForm, parts: SubmissionParts): Submission {
  const { form, texts } = live
  let state: 'idle' | 'sending' | 'sent' = 'idle'

  const setBusy = (isBusy: boolean) => {
    const status = findPart(form, '[data-form-status]')
    form.setAttribute('aria-busy', String(isBusy))
    if (status) status.textContent = isBusy ? texts.sending : ''
  }

  function settle(outcome: Exclude<SendOutcome, { kind: 'sent' }>): void {
    state = 'idle'
    setBusy(false)
    if (outcome.kind === 'failed') {
      const message = outcome.isNetwork ? texts.network : texts.failed
      showProblems(live, { errors: {}, message, canTryAgain: true })
      return
    }
    const first = fieldOrder(live.model).find((name) => outcome.errors[name])
    if (first) parts.showField(first)
    showProblems(live, outcome)
  }

  async function send(): Promise<void> {
    if (state !== 'idle') return
    state = 'sending'
    hideSummary(live)
    setBusy(true)
    parts.draft.save()
    const captcha = await parts.captcha()
    const outcome = await sendWithProof(live, captcha, parts.draft.key())
    if (outcome.kind !== 'sent') return settle(outcome)
    state = 'sent'
    parts.draft.forget()
    window.location.assign(outcome.next)
  }

  return {
    send,
    renew: () => {
      if (state !== 'sent') return false
      state = 'idle'
      setBusy(false)
      form.reset()
      form.dispatchEvent(new Event('form-filled'))
      return true
    },
  }
}
