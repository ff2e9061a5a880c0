import type { Payload } from 'payload'

import { forms } from '@/forms/registry'
import { addressOf } from '@/lib/cms/peer-address'
import { nudgeWorker } from '@/lib/cms/jobs/nudge-worker'
import { getFormModel } from '@/lib/data/get-form-model'
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

import { judgeSubmission } from './judge-submission'
import { refused, type Outcome } from './outcome'
import { readFormPage, type FormPage } from './page-of-form'
import { readSubmission, type SentValues } from './read-submission'
import { isFromOwnPage } from './same-site'
import { splitControls, type Controls } from './split-controls'
import { countMistake, takeSubmission } from './take-submission'

/** What became of a submission, and what is needed to show the form again. */
export interface Submitted {
  outcome: Outcome
  /** As sent; empty when nothing could be read. */
  values: SentValues
  controls: Controls
  /** The page the form stood on, when it is known. */
  page: FormPage | null
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
  const judged = await judgeSubmission(payload, { model, values, controls, t })
  if (!judged.ok) return countMistake(address, model, judged)
  const submission = { payload, model, controls, judged, address, source: page?.path, t }
  const outcome = await takeSubmission(submission, await feedbackPath(model.kind, model.locale))
  if (outcome.ok) nudgeWorker()
  return outcome
}

/** Some choices are those of one property, which is known only now. */
const withChoicesOf = async (model: FormModel, ref: string | undefined): Promise<FormModel> =>
  (ref === undefined ? null : await getFormModel(model.kind, model.locale, Number(ref))) ?? model

/** Takes what a visitor sent with a form: reads, judges and stores it. Never throws for anything a visitor can send. */
export async function submitForm(request: Request, locale: Locale, kind: FormKind): Promise<Submitted> {
  const nothing = { values: {}, controls: {}, page: null }
  const t = await getTranslator(locale)
  if (!isFromOwnPage(request.headers)) return { ...nothing, outcome: refused(403, t('form.foreign')) }
  const address = addressOf(request.headers)
  const seconds = await waitAfterRefused(address)
  if (seconds > 0) {
    const message = await tooManyText(seconds, locale)
    return { ...nothing, outcome: refused(429, message, { retryAfter: seconds }) }
  }
  const model = await getFormModel(kind, locale)
  if (!model) return { ...nothing, outcome: refused(404, t('form.off')) }
  const sent = await readSubmission(request, { withFile: hasFile(model) })
  if (typeof sent === 'number') return { ...nothing, outcome: refused(sent, t(bodyTexts[sent])) }
  const split = splitControls(sent)
  if (!split) return { ...nothing, outcome: refused(400, t('form.unreadable')) }
  const page = readFormPage(split.controls.page, locale)
  const payload = await payloadClient()
  const own = await withChoicesOf(model, split.controls.ref)
  const outcome = await takeSent({ payload, model: own, ...split, page, address, t })
  return { ...split, page, outcome }
}
