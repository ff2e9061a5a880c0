import type { Payload } from 'payload'

import { amountInWords, saysAmount } from '@/features/submissions/model/amount-words'
import { fieldsOf } from '@/features/submissions/model/visible-fields'
import type { Answers } from '@/features/submissions/model/form-field'
import type { FormModel } from '@/features/submissions/model/form-model'
import { checkAnswers, describeBreach } from '@/features/submissions/model/form-schema'
import { describeProblem, problemTextsOf, type ProblemTexts } from '@/features/submissions/model/problems'
import type { Translator } from '@/lib/i18n/translator'
import { belgianDay } from '@/lib/time/belgian-time'

import { getFormRegistry } from './form-registry'
import { findSubject, type LeadSubject } from './find-subject'
import { refused, type Refused } from './outcome'
import type { SentValues } from './read-submission'
import { readFiles, WrongFileKind, wrongFileText, type SubmittedFile } from './submitted-file'
import type { Controls } from './control-fields'

/** A submission without errors. */
export interface ValidSubmission {
  ok: true
  answers: Answers
  files: SubmittedFile[]
  subject: LeadSubject
}

interface Sent {
  model: FormModel
  values: SentValues
  controls: Controls
  t: Translator
}

/** Amounts in words need word lists that are not sent to browsers. */
function wordBreaches({ model, t }: Sent, answers: Answers, texts: ProblemTexts): Errors {
  const errors: Errors = {}
  for (const rule of model.rules) {
    if (rule.rule !== 'sameAmount') continue
    const [figures, words] = [answers[rule.figures], answers[rule.words]]
    if (typeof figures !== 'number' || typeof words !== 'string') continue
    if (saysAmount(words, figures, model.locale)) continue
    const breach = { field: rule.words, other: rule.figures, problem: { code: 'sameAmount' } } as const
    const right = amountInWords(figures, model.locale)
    errors[rule.words] = [
      describeBreach(model, texts, breach),
      right && t('form.amountInWords', { words: right }),
    ]
      .filter(Boolean)
      .join(' ')
  }
  return errors
}

type Errors = Record<string, string>

async function findFiles(
  { model, values }: Sent,
  answers: Answers,
  texts: ProblemTexts,
): Promise<{ files: SubmittedFile[]; errors: Errors }> {
  try {
    return { files: await readFiles(model, answers, values), errors: {} }
  } catch (error) {
    if (!(error instanceof WrongFileKind)) throw error
    return { files: [], errors: wrongFileText(error, model, texts) }
  }
}

const consentErrors = ({ model, controls }: Sent, texts: ProblemTexts): Errors =>
  model.consent && controls.consent !== 'on' ? { consent: describeProblem(texts, { code: 'consent' }) } : {}

/** The property or project of the form; a refusal when it is required and missing. */
async function readSubject(payload: Payload, { model, controls, t }: Sent): Promise<LeadSubject | Refused> {
  if (!model.about) return {}
  if (!controls.ref) return refused(400, t('form.unreadable'))
  return (await findSubject(payload, model, controls.ref)) ?? refused(410, t('form.gone'))
}

const isRefused = (subject: LeadSubject | Refused): subject is Refused => 'ok' in subject

/** Drops fields the form does not show now: a field may have been disabled while the page was open. */
function valuesFor(payload: Payload, { model, values }: Sent): SentValues {
  const shown = new Set(fieldsOf(model).map(({ name }) => name))
  const all = getFormRegistry(payload).forms[model.kind].steps.flatMap(({ fields }) =>
    fields.map(({ name }) => name),
  )
  const gone = new Set(all.filter((name) => !shown.has(name)))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !gone.has(name)))
}

/** Validates a submission: answers, files, consent, and the property or project. */
export async function validateSubmission(payload: Payload, sent: Sent): Promise<ValidSubmission | Refused> {
  const { model, t } = sent
  const texts = problemTextsOf(t)
  const checked = checkAnswers(model, valuesFor(payload, sent), texts, belgianDay(new Date()))
  if (!checked.ok && checked.unknown.length > 0) return refused(400, t('form.unreadable'))
  const subject = await readSubject(payload, sent)
  if (isRefused(subject)) return subject
  const answers = checked.ok ? checked.answers : {}
  const { files, errors: wrongFiles } = await findFiles(sent, answers, texts)
  const errors: Errors = {
    ...(checked.ok ? wordBreaches(sent, answers, texts) : checked.errors),
    ...wrongFiles,
    ...consentErrors(sent, texts),
  }
  if (Object.keys(errors).length > 0) return refused(422, t('form.notSent'), { errors })
  return { ok: true, answers, files, subject }
}
