import type { Payload } from 'payload'

import { getClientIp } from '@/lib/http/client-ip'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import { getRouteIndex } from '@/features/routing/server/reads'
import { payloadClient, payloadConfig } from '@/lib/payload/payload-client'
import { fieldsOf } from '@/features/submissions/model/visible-fields'
import type { FormModel } from '@/features/submissions/model/form-model'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { getTranslator, type Translator } from '@/lib/i18n/translator'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { rolePath } from '@/features/routing/model/route-table'
import { isFromOwnPage } from '@/lib/http/same-site'
import { errorCode } from '@/lib/values/format-error'

import { findNothingThere, getFormModel, getCachedFormModel } from './get-form-model'
import { waitAfterRefused } from './form-limits'
import { tooManyText } from './too-many-text'
import { validateSubmission } from './validate-submission'
import { refused, type Outcome, type Refused } from './outcome'
import { parseFormOrigin, type FormOrigin } from './form-origin'
import { readSubmission, type SentValues } from './read-submission'
import { getForm } from './form-registry'
import { addQuery } from '@/features/routing/model/public-path'
import { parseControlFields, type Controls } from './control-fields'
import { isInForce } from './store-lead'
import { createAttemptKey } from './submission-key'
import { countMistake, processSubmission, thankYouFor } from './process-submission'

/** The outcome of a server error, such as a locked or missing database. The answers are not logged. */
async function unavailableResponse(error: unknown, kind: FormKind, locale: Locale): Promise<Refused> {
  const [t, payload] = await Promise.all([
    getTranslator(locale, intlLocales[locale]),
    payloadClient().catch(() => null),
  ])
  const facts = { form: kind, code: errorCode(error) }
  if (payload) payload.logger.error({ msg: 'A form could not be taken', ...facts })
  else console.warn('A form could not be taken:', facts)
  // The words of the form, also when there is no database.
  const form = getForm({ config: await payloadConfig() }, kind)
  return refused(503, t(form?.failureText ?? 'form.notSaved'), { retryAfter: 5 })
}

/** The data for showing a form again. */
interface SubmissionContext {
  /** As submitted; empty when unreadable. */
  values: SentValues
  controls: Controls
  /** The page of the form, when known. */
  page: FormOrigin | null
}

/** The result of a submission, and the data for showing the form again. */
export interface Submitted extends SubmissionContext {
  outcome: Outcome
}

const hasFile = (model: FormModel): boolean => fieldsOf(model).some(({ kind }) => kind === 'file')

/** The page that thanks for this outcome, else for this form, else a default text. */
async function thankYouPath(
  { model, values }: Pick<Sent, 'model' | 'values'>,
  ref: number | undefined,
): Promise<string> {
  const { kind, locale } = model
  const [index, nothing] = await Promise.all([getRouteIndex(), findNothingThere(model, ref, values)])
  return (
    (nothing?.thankYou && rolePath(index, `thankYou:${nothing.thankYou}`, locale)) ||
    rolePath(index, `thankYou:${kind}`, locale) ||
    `/${locale}/forms/${kind}/thank-you/`
  )
}

const numberOf = (ref: string | undefined) => (ref === undefined ? undefined : Number(ref))

const bodyTexts = { 400: 'form.unreadable', 408: 'form.unreadable', 413: 'form.tooLargeBody' } as const

interface Sent {
  payload: Payload
  model: FormModel
  values: SentValues
  controls: Controls
  page: FormOrigin | null
  clientIp: string
  t: Translator
}

async function processValues({
  payload,
  model,
  values,
  controls,
  page,
  clientIp,
  t,
}: Sent): Promise<Outcome> {
  const { kind } = model
  const { key: clientKey, ref } = controls
  const attemptKey =
    clientKey && (await createAttemptKey({ kind, clientKey, ref: model.about && ref, values }))
  const number = numberOf(ref)
  const thanks = await thankYouPath({ model, values }, number)
  // The page that thanks shows the property.
  const next = model.about === 'property' && number ? addQuery(thanks, `ref=${number}`) : thanks
  if (attemptKey && (await isInForce(payload, attemptKey)))
    return { ok: true, next: await thankYouFor({ payload, model }, attemptKey, next) }
  const valid = await validateSubmission(payload, { model, values, controls, t })
  if (!valid.ok) return countMistake(clientIp, model, valid)
  const submission = { payload, model, controls, valid, attemptKey, clientIp, source: page?.path, t }
  const outcome = await processSubmission(submission, next)
  if (outcome.ok) triggerWorker()
  return outcome
}

/** Handles a request; `known` is filled as soon as the body is read. */
async function processRequest(
  request: Request,
  { kind, locale, context }: { kind: FormKind; locale: Locale; context: SubmissionContext },
): Promise<Outcome> {
  const t = await getTranslator(locale, intlLocales[locale])
  if (!isFromOwnPage(request.headers)) return refused(403, t('form.foreign'))
  const clientIp = getClientIp(request.headers)
  const seconds = await waitAfterRefused(clientIp)
  if (seconds > 0) return refused(429, await tooManyText(seconds, locale), { retryAfter: seconds })
  const formModel = await getCachedFormModel(kind, locale)
  if (!formModel) return refused(404, t('form.off'))
  const sent = await readSubmission(request, { withFile: hasFile(formModel) })
  if (typeof sent === 'number') return refused(sent, t(bodyTexts[sent]))
  const split = parseControlFields(sent)
  if (!split) return refused(400, t('form.unreadable'))
  Object.assign(context, split, { page: parseFormOrigin(split.controls.page, locale) })
  const { ref } = split.controls
  // Options of one property can be read only after the property was identified.
  const model = await getFormModel(kind, locale, numberOf(ref))
  if (!model) return refused(404, t('form.off'))
  return processValues({ payload: await payloadClient(), model, ...context, clientIp, t })
}

/**
 * Reads, validates and stores a form submission. Never throws: server errors become an outcome too, with all submitted
 * values.
 */
export async function submitForm(request: Request, locale: Locale, kind: FormKind): Promise<Submitted> {
  const context: SubmissionContext = { values: {}, controls: {}, page: null }
  const outcome = await processRequest(request, { kind, locale, context }).catch((error: unknown) =>
    unavailableResponse(error, kind, locale),
  )
  return { ...context, outcome }
}
