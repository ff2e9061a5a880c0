import type { Payload } from 'payload'

import { forms } from '@/forms/registry'
import { amountInWords, saysAmount } from '@/lib/forms/amount-words'
import { fieldsOf } from '@/lib/forms/asked-fields'
import type { Answers } from '@/lib/forms/form-field'
import type { FormModel } from '@/lib/forms/form-model'
import { checkAnswers, describeBreach } from '@/lib/forms/form-schema'
import { describeProblem, problemTextsOf, type ProblemTexts } from '@/lib/forms/problems'
import type { Translator } from '@/lib/i18n/translator'

import { findSubject, type LeadSubject } from './find-subject'
import { refused, type Refused } from './outcome'
import type { SentValues } from './read-submission'
import { readFiles, WrongFileKind, wrongFileText, type SentFile } from './sent-file'
import type { Controls } from './split-controls'

/** A submission in which everything is right. */
export interface Judged {
  ok: true
  answers: Answers
  files: SentFile[]
  subject: LeadSubject
}

interface Sent {
  model: FormModel
  values: SentValues
  controls: Controls
  t: Translator
}

/** Amounts in words need word lists that no browser gets. */
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
): Promise<{ files: SentFile[]; errors: Errors }> {
  try {
    return { files: await readFiles(model, answers, values), errors: {} }
  } catch (error) {
    if (!(error instanceof WrongFileKind)) throw error
    return { files: [], errors: wrongFileText(error, model, texts) }
  }
}

const consentErrors = ({ model, controls }: Sent, texts: ProblemTexts): Errors =>
  model.consent && controls.consent !== 'on' ? { consent: describeProblem(texts, { code: 'consent' }) } : {}

/** What the form is about; a refusal when it has to be about something and is not. */
async function readSubject(payload: Payload, { model, controls, t }: Sent): Promise<LeadSubject | Refused> {
  if (!model.about) return {}
  if (!controls.ref) return refused(400, t('form.unreadable'))
  return (await findSubject(payload, model, controls.ref)) ?? refused(410, t('form.gone'))
}

const isRefused = (subject: LeadSubject | Refused): subject is Refused => 'ok' in subject

/** Without what the form can ask but does not now: a field may have been switched off while the page was open. */
function valuesFor({ model, values }: Sent): SentValues {
  const shown = new Set(fieldsOf(model).map(({ name }) => name))
  const all = forms[model.kind].steps.flatMap(({ fields }) => fields.map(({ name }) => name))
  const gone = new Set(all.filter((name) => !shown.has(name)))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !gone.has(name)))
}

/** Judges everything about a submission that needs no more than itself and what it is about. */
export async function judgeSubmission(payload: Payload, sent: Sent): Promise<Judged | Refused> {
  const { model, t } = sent
  const texts = problemTextsOf(t)
  const checked = checkAnswers(model, valuesFor(sent), texts)
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
