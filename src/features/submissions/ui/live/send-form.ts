import { campaignKey } from '@/features/consent/model/campaign'
import type { CaptchaQuestion } from '@/features/submissions/model/captcha'

import { readStored } from '@/lib/values/browser-storage'

import type { LiveForm } from './live-form'
import { readControls, readValues } from './read-form'

/** The result of the captcha for a refused submission. */
export interface CaptchaAnswer {
  reason: string
  question: CaptchaQuestion | undefined
}

export interface Refusal {
  kind: 'refused'
  message: string | undefined
  errors: Record<string, string>
  canTryAgain: boolean
  /** The proof was valid and is used, although the submission was not stored. */
  isProofUsed: boolean
  captcha: CaptchaAnswer | undefined
}

export type SendOutcome =
  | { kind: 'sent'; next: string }
  | Refusal
  /** No response, or an unreadable one. */
  | { kind: 'failed'; isNetwork: boolean }

const patienceInMs = 30_000
const jsonType = { 'content-type': 'application/json' }

interface Proof {
  /** Idempotency key. */
  key: string
  /** Empty without a proof: the server then asks the question. */
  captcha: string
}

function bodyOf(live: LiveForm, { key, captcha }: Proof): FormData | string {
  const campaign = readStored('sessionStorage', campaignKey)
  const all: Record<string, string | string[] | File> = {
    ...readValues(live),
    ...readControls(live),
    key,
    captcha,
    ...(campaign !== null && { campaign }),
  }
  if (live.form.enctype !== 'multipart/form-data') return JSON.stringify(all)
  const data = new FormData()
  for (const [name, value] of Object.entries(all)) for (const each of [value].flat()) data.append(name, each)
  return data
}

const textOrNone = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const errorsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(value) as Record<string, unknown>).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  )

function captchaIn(value: unknown): CaptchaAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { reason, question } = value as Record<string, unknown>
  const { text, token } = Object(question) as Record<string, unknown>
  const isQuestion = typeof text === 'string' && typeof token === 'string'
  return { reason: textOrNone(reason) ?? '', question: isQuestion ? { text, token } : undefined }
}

/** Status from which a second attempt may succeed. */
const serverError = 500

async function readOutcome(answer: Response): Promise<SendOutcome> {
  const { next, message, errors, captcha } = Object(await answer.json()) as Record<string, unknown>
  if (answer.ok && typeof next === 'string') return { kind: 'sent', next }
  if (answer.ok || answer.status >= serverError) return { kind: 'failed', isNetwork: false }
  const text = textOrNone(message)
  const fieldErrors = errorsIn(errors)
  if (text === undefined && Object.keys(fieldErrors).length === 0) return { kind: 'failed', isNetwork: false }
  return {
    kind: 'refused',
    message: text,
    errors: fieldErrors,
    canTryAgain: answer.status === 429,
    isProofUsed: answer.status === 409 || answer.status === 410,
    captcha: captchaIn(captcha),
  }
}

/** Sends the values of the form; never throws. */
export async function sendForm(live: LiveForm, proof: Proof): Promise<SendOutcome> {
  const body = bodyOf(live, proof)
  const headers = { accept: 'application/json', ...(typeof body === 'string' && jsonType) }
  let answer: Response
  try {
    const signal = AbortSignal.timeout(patienceInMs)
    answer = await fetch(live.form.action, { method: 'POST', headers, body, signal })
  } catch {
    return { kind: 'failed', isNetwork: true }
  }
  return readOutcome(answer).catch(() => ({ kind: 'failed', isNetwork: false }))
}
