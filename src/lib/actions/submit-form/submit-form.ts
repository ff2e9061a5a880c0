import type { Payload } from 'payload'

import { forms } from '@/forms/registry'
import { addressOf } from '@/lib/cms/peer-address'
import { nudgeWorker } from '@/lib/cms/jobs/nudge-worker'
import { getFormModel, getKeptFormModel } from '@/lib/data/get-form-model'
import { getRouteIndex } from '@/lib/data/get-route-table'
import { payloadClient } from '@/lib/data/payload-client'
import { waitAfterRefused } from '@/lib/forms-limits/form-limits'
import { tooManyText } from '@/lib/forms-limits/too-many-text'
import { fieldsOf } from '@/lib/forms/asked-fields'
import type { FormModel } from '@/lib/forms/form-model'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator, type Translator } from '@/lib/i18n/translator'
import type { FormKind } from '@/lib/leads/form-kinds'
import { localisePath } from '@/lib/routing/localise-path'

import { describeOutage } from './describe-outage'
import { judgeSubmission } from './judge-submission'
import { refused, type Outcome } from './outcome'
import { readFormPage, type FormPage } from './page-of-form'
import { readSubmission, type SentValues } from './read-submission'
import { isFromOwnPage } from './same-site'
import { splitControls, type Controls } from './split-controls'
import { isStored } from './store-lead'
import { attemptKeyOf } from './submission-key'
import { countMistake, takeSubmission } from './take-submission'

/** What is needed to show a form again. */
interface Known {
  /** As sent; empty when nothing could be read. */
  values: SentValues
  controls: Controls
  /** The page the form stood on, when it is known. */
  page: FormPage | null
}

/** What became of a submission, and what is needed to show the form again. */
export interface Submitted extends Known {
  outcome: Outcome
}

const hasFile = (model: FormModel): boolean => fieldsOf(model).some(({ kind }) => kind === 'file')

async function feedbackPath(kind: FormKind, locale: Locale): Promise<string> {
  return localisePath(await getRouteIndex(), forms[kind].feedback, locale)
}

const bodyTexts = { 400: 'form.unreadable', 408: 'form.unreadable', 413: 'form.tooLargeBody' } as const

interface Sent {
  payload: Payload
  model: FormModel
  values: SentValues
  controls: Controls
  page: FormPage | null
  address: string
  t: Translator
}

async function takeSent({ payload, model, values, controls, page, address, t }: Sent): Promise<Outcome> {
  const { kind, locale } = model
  const { key: clientKey, ref } = controls
  const attemptKey = clientKey && (await attemptKeyOf({ kind, clientKey, ref: model.about && ref, values }))
  const next = await feedbackPath(kind, locale)
  if (attemptKey && (await isStored(payload, attemptKey))) return { ok: true, next }
  const judged = await judgeSubmission(payload, { model, values, controls, t })
  if (!judged.ok) return countMistake(address, model, judged)
  const submission = { payload, model, controls, judged, attemptKey, address, source: page?.path, t }
  const outcome = await takeSubmission(submission, next)
  if (outcome.ok) nudgeWorker()
  return outcome
}

/** Takes a request; what it sent becomes known as soon as it is read. */
async function takeRequest(
  request: Request,
  { kind, locale, known }: { kind: FormKind; locale: Locale; known: Known },
): Promise<Outcome> {
  const t = await getTranslator(locale)
  if (!isFromOwnPage(request.headers)) return refused(403, t('form.foreign'))
  const address = addressOf(request.headers)
  const seconds = await waitAfterRefused(address)
  if (seconds > 0) return refused(429, await tooManyText(seconds, locale), { retryAfter: seconds })
  const kept = await getKeptFormModel(kind, locale)
  if (!kept) return refused(404, t('form.off'))
  const sent = await readSubmission(request, { withFile: hasFile(kept) })
  if (typeof sent === 'number') return refused(sent, t(bodyTexts[sent]))
  const split = splitControls(sent)
  if (!split) return refused(400, t('form.unreadable'))
  Object.assign(known, split, { page: readFormPage(split.controls.page, locale) })
  const { ref } = split.controls
  // Some choices are those of one property, which is known only now.
  const model = await getFormModel(kind, locale, ref === undefined ? undefined : Number(ref))
  if (!model) return refused(404, t('form.off'))
  return takeSent({ payload: await payloadClient(), model, ...known, address, t })
}

/**
 * Takes what a visitor sent with a form: reads, judges and stores it. Never throws: what fails on our side is said as
 * well, with all that was typed.
 */
export async function submitForm(request: Request, locale: Locale, kind: FormKind): Promise<Submitted> {
  const known: Known = { values: {}, controls: {}, page: null }
  const outcome = await takeRequest(request, { kind, locale, known }).catch((error: unknown) =>
    describeOutage(error, kind, locale),
  )
  return { ...known, outcome }
}
