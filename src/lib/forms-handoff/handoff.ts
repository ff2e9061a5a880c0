import { randomUUID } from 'node:crypto'

import type { CaptchaQuestion } from '@/lib/forms/captcha'
import type { FormKind } from '@/lib/leads/form-kinds'

/** What a submission that could not be taken left behind, for the page that shows the form again. */
export interface HandedAnswers {
  kind: FormKind
  /** As they were sent, by name; files cannot be given back. */
  values: Record<string, string | string[]>
  /** One text per field; also for `consent` and `questionAnswer`. */
  errors: Record<string, string>
  /** What is wrong with the submission as a whole. */
  message: string
  /** What somebody without JavaScript answers in place of the captcha. */
  question?: CaptchaQuestion
  /** What makes a repeated submission of the page that is being made the same. */
  key?: string
}

interface Kept {
  answers: HandedAnswers
  until: number
}

/** Making a page takes far less. */
const lifetimeMs = 20_000
/** At 256 KB each at most; what does not fit gives way, the eldest first. */
const most = 100

const nameInProcess = Symbol.for('perron.forms.handoff')

/** On the process, because Next loads the modules of routes and of pages apart from each other. */
function store(): Map<string, Kept> {
  const holder = globalThis as { [nameInProcess]?: Map<string, Kept> }
  return (holder[nameInProcess] ??= new Map())
}

/** Keeps answers in memory for the page that is about to be made. @returns the only way to them; nobody can guess it. */
export function keepAnswers(answers: HandedAnswers, now = Date.now()): string {
  const kept = store()
  for (const [token, { until }] of kept) if (until <= now || kept.size >= most) kept.delete(token)
  const token = randomUUID()
  kept.set(token, { answers, until: now + lifetimeMs })
  return token
}

/** The answers that were kept under a token, while the page is being made; a page reads them several times. */
export function readAnswers(token: string, now = Date.now()): HandedAnswers | null {
  const kept = store().get(token)
  return kept && kept.until > now ? kept.answers : null
}

/** Forgets them: the page has been made. */
export function forgetAnswers(token: string): void {
  store().delete(token)
}
