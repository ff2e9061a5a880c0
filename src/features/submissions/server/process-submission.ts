import type { Payload } from 'payload'

import { FormRefusal } from '@/features/submissions/model/define-form'
import { env } from '@/lib/env'
import type { FormModel } from '@/features/submissions/model/form-model'
import { problemTextsOf } from '@/features/submissions/model/problems'
import type { Translator } from '@/lib/i18n/translator'
import { errorCode } from '@/lib/values/format-error'
import { metersOfProcess } from '@/lib/metrics/meters'
import { addQuery } from '@/features/routing/model/public-path'
import { textOf } from '@/lib/values/read-value'
import { cached } from '@/lib/cache/cached'
import { payloadClient } from '@/lib/payload/payload-client'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/features/submissions/model/form-kinds'

import type { CaptchaPassed } from './captcha-verdict'
import { makeQuestion } from './question'
import { verifyCaptcha } from './verify-captcha'
import { giveBackFormLimits, consumeFormLimits, consumeRefusedSubmission } from './form-limits'
import type { LimitedSubmission } from './create-form-limits'
import { tooManyText } from './too-many-text'
import type { ValidSubmission } from './validate-submission'
import { refused, type Outcome, type Refused } from './outcome'
import { WrongFileKind, wrongFileText } from './submitted-file'
import type { Controls } from './control-fields'
import { FileNotStored, isInForce, storeLead } from './store-lead'
import { clientKeyOf, createSubmissionKey } from './submission-key'
import { getForm, retentionMonthsIn } from './form-registry'

interface FormTerms {
  /** Months a lead is stored. */
  retentionMonths: number
  /** The language of the agency. */
  defaultLocale: Locale
}

async function readTerms(kind: FormKind): Promise<FormTerms> {
  const payload = await payloadClient()
  const [forms, site] = await Promise.all([
    // Only staff may read retention periods; here the period becomes the erasure date of this lead.
    payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: 'siteConfig', depth: 0, overrideAccess: false }),
  ])
  return { retentionMonths: retentionMonthsIn(payload, forms, kind), defaultLocale: site.languageDefault }
}

/** The agency's settings for leads of a form. */
const readFormTerms = cached('form-terms', readTerms)

/** A valid submission with its origin. */
export interface RightSubmission {
  payload: Payload
  model: FormModel
  controls: Controls
  valid: ValidSubmission
  /** See `createAttemptKey`; undefined without a client key. */
  attemptKey: string | undefined
  /** Client IP the limits count under. */
  clientIp: string
  source?: string | undefined
  t: Translator
}

type Processed = { ok: true } | Refused

/** Submissions being stored now, so that a double click waits for the result of the first. */
const underWay = new Map<string, Promise<Processed>>()

const tooMany = async (seconds: number, { locale }: FormModel): Promise<Refused> =>
  refused(429, await tooManyText(seconds, locale), { retryAfter: seconds })

/** Errors are free up to a wide limit. */
export async function countMistake(clientIp: string, model: FormModel, refusal: Refused): Promise<Refused> {
  const seconds = await consumeRefusedSubmission(clientIp)
  return seconds > 0 ? tooMany(seconds, model) : refusal
}

async function askCaptcha(submission: RightSubmission): Promise<CaptchaPassed | Refused> {
  const { payload, controls, model, clientIp } = submission
  const verdict = await verifyCaptcha({ payload, controls, locale: model.locale, kind: model.kind })
  if (verdict.ok) return verdict
  const { reason, question, message } = verdict
  const isMistake = reason !== 'required' && reason !== 'down'
  const errors: Record<string, string> = isMistake ? { questionAnswer: message } : {}
  const refusal = refused(422, message, { errors, captcha: { reason, question } })
  // A captcha question is no error, but a client that never answers it is limited too.
  return countMistake(clientIp, model, refusal)
}

const nextQuestion = ({ kind, locale }: FormModel, t: Translator) =>
  makeQuestion({ kind, locale, t }, env.payloadSecret)

/** The visitor's text for a valid submission that could not be stored. */
function describeFailure(error: unknown, { payload, model, controls, t, valid }: RightSubmission): Refused {
  if (error instanceof FormRefusal) {
    // The keys are in the form folders, where the messages check finds them.
    const message = t(error.messageKey as Parameters<Translator>[0])
    return refused(error.status, message, {
      ...(error.field && { errors: { [error.field]: message } }),
      // A script fetches a new proof itself; a visitor who answered a question needs a new question.
      ...(controls.question && { captcha: { reason: 'required', question: nextQuestion(model, t) } }),
    })
  }
  if (error instanceof WrongFileKind)
    return refused(422, t('form.notSent'), { errors: wrongFileText(error, model, problemTextsOf(t)) })
  if (error instanceof FileNotStored) {
    const field = valid.files[0]?.field ?? ''
    return refused(422, t('form.notSent'), { errors: { [field]: t('form.fileNotStored') } })
  }
  payload.logger.error({ msg: 'A form could not be stored', form: model.kind, code: errorCode(error) })
  const text = getForm(payload, model.kind)?.failureText ?? 'form.notSaved'
  return refused(503, t(text), { retryAfter: 5 })
}

async function processOnce(submission: RightSubmission, submissionKey: string): Promise<Processed> {
  const { payload, model, controls, valid, clientIp, source } = submission
  if (await isInForce(payload, submissionKey)) return { ok: true }
  const captcha = await askCaptcha(submission)
  if (!('release' in captcha)) return captcha
  const friend = textOf(valid.answers.friendEmail) || textOf(valid.answers.secondEmail)
  const email = textOf(valid.answers.email)
  const limited: LimitedSubmission = {
    kind: model.kind,
    allowance: getForm(payload, model.kind)?.allowance,
    clientIp,
    isFallback: captcha.isFallback,
    ...(email && { email }),
    ...(friend && { friend }),
  }
  const seconds = await consumeFormLimits(limited)
  if (seconds > 0) {
    // A proof that remains used only costs the visitor a new one.
    await captcha.release().catch(() => undefined)
    return tooMany(seconds, model)
  }
  try {
    const terms = await readFormTerms(model.kind)
    const { answers, subject, files } = valid
    const client = clientKeyOf(clientIp)
    const facts = { model, answers, controls, subject, submissionKey, client, source, terms, now: new Date() }
    await storeLead(payload, facts, files)
    metersOfProcess()?.lead(model.kind)
    return { ok: true }
  } catch (error) {
    await Promise.allSettled([
      giveBackFormLimits(limited),
      // Otherwise one proof would be enough to query full slots again and again.
      ...(error instanceof FormRefusal ? [] : [captcha.release()]),
    ])
    const refusal = describeFailure(error, submission)
    const isMistake = error instanceof FormRefusal || error instanceof WrongFileKind
    return isMistake ? countMistake(clientIp, model, refusal) : refusal
  }
}

/** The thank-you page, with what it tells of this submission alone. Without that it thanks all the same. */
export async function thankYouFor(
  { payload, model }: Pick<RightSubmission, 'payload' | 'model'>,
  submissionKey: string,
  next: string,
): Promise<string> {
  const make = await getForm(payload, model.kind)?.receipt?.()
  const receipt = await make?.(payload, submissionKey).catch((error: unknown) => {
    payload.logger.error({ msg: 'A receipt could not be made', form: model.kind, code: errorCode(error) })
    return null
  })
  return receipt ? addQuery(next, new URLSearchParams({ receipt }).toString()) : next
}

/** Stores a submission once, however often it arrives. */
export async function processSubmission(submission: RightSubmission, next: string): Promise<Outcome> {
  const { model, controls, valid } = submission
  const { answers, files } = valid
  const ref = model.about && controls.ref
  const key = submission.attemptKey ?? createSubmissionKey({ kind: model.kind, answers, files, ref })
  const running = underWay.get(key) ?? processOnce(submission, key)
  underWay.set(key, running)
  try {
    const taken = await running
    return taken.ok ? { ok: true, next: await thankYouFor(submission, key, next) } : taken
  } finally {
    underWay.delete(key)
  }
}
