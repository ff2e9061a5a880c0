import type { Payload } from 'payload'

import { FormRefusal } from '@/forms/define-form'
import type { CaptchaPassed } from '@/lib/captcha/captcha-verdict'
import { makeQuestion } from '@/lib/captcha/question'
import { verifyCaptcha } from '@/lib/captcha/verify-captcha'
import { env } from '@/lib/env'
import { giveBackFormLimits, takeFormLimits, takeRefusedSubmission } from '@/lib/forms-limits/form-limits'
import type { LimitedSubmission } from '@/lib/forms-limits/make-form-limits'
import { tooManyText } from '@/lib/forms-limits/too-many-text'
import type { FormModel } from '@/lib/forms/form-model'
import { problemTextsOf } from '@/lib/forms/problems'
import type { Translator } from '@/lib/i18n/translator'

import type { Judged } from './judge-submission'
import { refused, type Outcome, type Refused } from './outcome'
import { readFormTerms } from './read-terms'
import { WrongFileKind, wrongFileText } from './sent-file'
import type { Controls } from './split-controls'
import { codeOf, FileNotKept, isStored, storeLead } from './store-lead'
import { clientKeyOf, submissionKeyOf } from './submission-key'

/** A submission whose answers are right, and where it came from. */
export interface RightSubmission {
  payload: Payload
  model: FormModel
  controls: Controls
  judged: Judged
  /** See `attemptKeyOf`; there is none without a key of the client. */
  attemptKey: string | undefined
  /** Under which the limits count the visitor. */
  address: string
  source?: string | undefined
  t: Translator
}

type Taken = { ok: true } | Refused

/** What is being stored at this moment, so that a double click waits for the first one's answer. */
const underWay = new Map<string, Promise<Taken>>()

const tooMany = async (seconds: number, { locale }: FormModel): Promise<Refused> =>
  refused(429, await tooManyText(seconds, locale), { retryAfter: seconds })

/** A mistake costs nothing until there are very many of them. */
export async function countMistake(address: string, model: FormModel, refusal: Refused): Promise<Refused> {
  const seconds = await takeRefusedSubmission(address)
  return seconds > 0 ? tooMany(seconds, model) : refusal
}

async function askCaptcha(submission: RightSubmission): Promise<CaptchaPassed | Refused> {
  const { payload, controls, model, address } = submission
  const verdict = await verifyCaptcha({ payload, controls, locale: model.locale, kind: model.kind })
  if (verdict.ok) return verdict
  const { reason, question, message } = verdict
  const isMistake = reason !== 'asked' && reason !== 'down'
  const errors: Record<string, string> = isMistake ? { questionAnswer: message } : {}
  const refusal = refused(422, message, { errors, captcha: { reason, question } })
  // Being asked is no mistake, but who never answers shall not ask for ever.
  return countMistake(address, model, refusal)
}

const nextQuestion = ({ kind, locale }: FormModel, t: Translator) =>
  makeQuestion({ kind, locale, t }, env.payloadSecret)

/** Why something that was right could not be stored, in words for the visitor. */
function describeFailure(error: unknown, { payload, model, controls, t, judged }: RightSubmission): Refused {
  if (error instanceof FormRefusal) {
    // The keys come from the forms' own folders; the check of the messages finds them there.
    const message = t(error.messageKey as Parameters<Translator>[0])
    return refused(error.status, message, {
      ...(error.field && { errors: { [error.field]: message } }),
      // A script fetches a new proof by itself; whoever answered a question needs another one.
      ...(controls.question && { captcha: { reason: 'asked', question: nextQuestion(model, t) } }),
    })
  }
  if (error instanceof WrongFileKind)
    return refused(422, t('form.notSent'), { errors: wrongFileText(error, model, problemTextsOf(t)) })
  if (error instanceof FileNotKept) {
    const field = judged.files[0]?.field ?? ''
    return refused(422, t('form.notSent'), { errors: { [field]: t('form.fileNotKept') } })
  }
  payload.logger.error({ msg: 'A form could not be stored', form: model.kind, code: codeOf(error) })
  return refused(503, t('form.notSaved'), { retryAfter: 5 })
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

async function takeOnce(submission: RightSubmission, submissionKey: string): Promise<Taken> {
  const { payload, model, controls, judged, address, source } = submission
  if (await isStored(payload, submissionKey)) return { ok: true }
  const captcha = await askCaptcha(submission)
  if (!('release' in captcha)) return captcha
  const friend = textOf(judged.answers.friendEmail) ?? textOf(judged.answers.secondEmail)
  const limited: LimitedSubmission = {
    kind: model.kind,
    address,
    isFallback: captcha.isFallback,
    ...(textOf(judged.answers.email) && { email: textOf(judged.answers.email) ?? '' }),
    ...(friend && { friend }),
  }
  const seconds = await takeFormLimits(limited)
  if (seconds > 0) {
    // A proof that stays used up costs a new one, nothing else.
    await captcha.release().catch(() => undefined)
    return tooMany(seconds, model)
  }
  try {
    const terms = await readFormTerms(model.kind)
    const { answers, subject, files } = judged
    const client = clientKeyOf(address)
    const facts = { model, answers, controls, subject, submissionKey, client, source, terms, now: new Date() }
    await storeLead(payload, facts, files)
    return { ok: true }
  } catch (error) {
    await Promise.allSettled([
      giveBackFormLimits(limited),
      // Otherwise one proof would do to ask again and again which slots are full.
      ...(error instanceof FormRefusal ? [] : [captcha.release()]),
    ])
    const refusal = describeFailure(error, submission)
    const isMistake = error instanceof FormRefusal || error instanceof WrongFileKind
    return isMistake ? countMistake(address, model, refusal) : refusal
  }
}

/** Stores a submission once, however often it comes. */
export async function takeSubmission(submission: RightSubmission, next: string): Promise<Outcome> {
  const { model, controls, judged } = submission
  const { answers, files } = judged
  const ref = model.about && controls.ref
  const key = submission.attemptKey ?? submissionKeyOf({ kind: model.kind, answers, files, ref })
  const running = underWay.get(key) ?? takeOnce(submission, key)
  underWay.set(key, running)
  try {
    const taken = await running
    return taken.ok ? { ok: true, next } : taken
  } finally {
    underWay.delete(key)
  }
}
