import { randomUUID } from 'node:crypto'

import type { CaptchaQuestion } from '@/features/submissions/model/captcha'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { processState } from '@/lib/process-state'

/** Answers and errors of a refused submission, for the page that shows the form again. */
export interface HandedAnswers {
  kind: FormKind
  /** Submitted values by name; files cannot be returned to the browser. */
  values: Record<string, string | string[]>
  /** One text per field; also for `consent` and `questionAnswer`. */
  errors: Record<string, string>
  /** Error of the submission as a whole. */
  message: string
  /** The question that replaces the captcha without JavaScript. */
  question?: CaptchaQuestion
  /** Idempotency key of the rendered page. */
  key?: string
}

interface FormFlash {
  answers: HandedAnswers
  until: number
}

/** Rendering a page takes far less. */
const lifetimeMs = 20_000
/** At most 256 KB each; the oldest are dropped when there are too many. */
const maxHeld = 100

const store = () => processState('forms.formFlashStore', () => new Map<string, FormFlash>())

/** Stores answers in memory for the page to render. @returns an unguessable token, the only access to them. */
export function storeFormAnswers(answers: HandedAnswers, now = Date.now()): string {
  const flashes = store()
  for (const [token, { until }] of flashes) if (until <= now || flashes.size >= maxHeld) flashes.delete(token)
  const token = randomUUID()
  flashes.set(token, { answers, until: now + lifetimeMs })
  return token
}

/** The answers of a token; a page reads them several times while it renders. */
export function readAnswers(token: string, now = Date.now()): HandedAnswers | null {
  const flash = store().get(token)
  return flash && flash.until > now ? flash.answers : null
}

/** Deletes the answers after the page was rendered. */
export function forgetAnswers(token: string): void {
  store().delete(token)
}
