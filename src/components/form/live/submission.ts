import type { Captcha } from '../captcha-live'
import { fieldOrder } from '../field-ids'

import { showQuestion } from './captcha-question'
import type { DraftKeeper } from './keep-draft'
import { partOf, type LiveForm } from './live-form'
import { sendForm, type SendOutcome } from './send-form'
import { hideSummary, showProblems } from './show-problems'

export interface SubmissionParts {
  draft: DraftKeeper
  /** Null where its code cannot be fetched: the server then asks a question. */
  captcha: () => Promise<Captcha | null>
  /** Shows the part of the form with a field. */
  showField: (name: string) => void
}

export interface Submission {
  /** Sends what is in the form, unless that is happening already. */
  send: () => Promise<void>
  /** The page came back as it was left: what was sent then is not sent again. Says whether it was sent. */
  renew: () => boolean
}

/**
 * What was sent as a proof is used up, or was none. A question is shown to whoever has to answer one: no proof could be
 * made, or the trap was filled in, perhaps by the browser's memory.
 *
 * @returns whether a new proof alone can set it right, so that the visitor need not be troubled
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
  const isAsked = answer.reason === 'asked' || answer.reason === 'empty'
  const isShown = partOf(live.form, '[data-question]')?.hidden === false
  if (proof !== '' && !isAsked && !isShown) return true
  if (answer.question) showQuestion(live, answer.question)
  return false
}

/** Sends, and once more with a new proof where that alone was missing. */
async function sendWithProof(live: LiveForm, captcha: Captcha | null, key: string): Promise<SendOutcome> {
  const attempt = async () => {
    const proof = (await captcha?.take()) ?? ''
    const outcome = await sendForm(live, { key, captcha: proof })
    return { outcome, canMend: answerCaptcha(live, captcha, proof, outcome) }
  }
  const first = await attempt()
  return first.canMend ? (await attempt()).outcome : first.outcome
}

/** Sending, once at a time, under the key of the draft. */
export function makeSubmission(live: LiveForm, parts: SubmissionParts): Submission {
  const { form, texts } = live
  let state: 'idle' | 'sending' | 'sent' = 'idle'

  const setBusy = (isBusy: boolean) => {
    const status = partOf(form, '[data-form-status]')
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
    parts.draft.keep()
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
