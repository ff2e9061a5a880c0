import type { RequiredDataFromCollectionSlug } from 'payload'

import { parseCampaign } from '@/features/consent/model/campaign'
import { personFieldNames, type Answers } from '@/features/submissions/model/form-field'
import type { FormModel } from '@/features/submissions/model/form-model'
import type { Locale } from '@/lib/i18n/locales'
import { monthsAfter } from '@/lib/time/belgian-time'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import { textOf } from '@/lib/values/read-value'

import type { LeadSubject } from './find-subject'
import type { Controls } from './control-fields'

export interface LeadFacts {
  model: FormModel
  answers: Answers
  controls: Controls
  subject: LeadSubject
  submissionKey: string
  /** As in `SubmissionFacts`; never stored with the lead. */
  client?: string
  /** Path of the page with the form. */
  source?: string | undefined
  terms: { retentionMonths: number; defaultLocale: Locale }
  now: Date
}

type LeadData = RequiredDataFromCollectionSlug<'leads'>

/** Person and subject for lists, in the language of the agency. */
function subjectLine({ model, answers, subject, terms }: LeadFacts): string {
  const name = [textOf(answers.firstName), textOf(answers.lastName)].filter(Boolean).join(' ')
  const about = subject.property ? String(subject.property.ref) : ''
  return [formKindLabels[model.kind][terms.defaultLocale], name || textOf(answers.email), about]
    .filter(Boolean)
    .join(' – ')
}

const personOf = (answers: Answers): LeadData['person'] =>
  Object.fromEntries(
    personFieldNames.flatMap((name) => (textOf(answers[name]) ? [[name, textOf(answers[name])]] : [])),
  )

/** The stored lead, before the additions of the form itself. */
export function leadData(facts: LeadFacts): LeadData {
  const { model, answers, controls, subject, submissionKey, source, terms, now } = facts
  return {
    subject: subjectLine(facts),
    form: model.kind,
    person: personOf(answers),
    answers,
    language: model.locale,
    status: 'new',
    effects: 'pending',
    effectsAttempts: 0,
    crmState: 'off',
    crmAttempts: 0,
    retentionDate: monthsAfter(now, terms.retentionMonths).toISOString(),
    idempotencyKey: submissionKey,
    campaign: parseCampaign(controls.campaign ?? null),
    ...(source && { source }),
    ...(subject.property && { property: subject.property.id }),
    ...(subject.project && { project: subject.project.id }),
    // The sentence is the proof; its version makes equal ones easy to find.
    ...(model.consent && { consentTextVersion: `${model.consent.version}: ${model.consent.text}` }),
  }
}
