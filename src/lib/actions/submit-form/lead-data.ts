import type { RequiredDataFromCollectionSlug } from 'payload'

import { readCampaign } from '@/lib/consent/campaign'
import { personFieldNames, type Answers } from '@/lib/forms/form-field'
import type { FormModel } from '@/lib/forms/form-model'
import type { Locale } from '@/lib/i18n/locales'
import { formKindLabels } from '@/lib/leads/form-kinds'

import type { LeadSubject } from './find-subject'
import type { Controls } from './split-controls'

export interface LeadFacts {
  model: FormModel
  answers: Answers
  controls: Controls
  subject: LeadSubject
  submissionKey: string
  /** As in `SubmissionFacts`; never stored with the lead. */
  client?: string
  /** Path of the page the form stood on. */
  source?: string | undefined
  terms: { retentionMonths: number; defaultLocale: Locale }
  now: Date
}

type LeadData = RequiredDataFromCollectionSlug<'leads'>

const textOf = (answers: Answers, name: string): string => {
  const value = answers[name]
  return typeof value === 'string' ? value : ''
}

/** Who it is and what it is about, for lists: in the language of the agency. */
function subjectLine({ model, answers, subject, terms }: LeadFacts): string {
  const name = [textOf(answers, 'firstName'), textOf(answers, 'lastName')].filter(Boolean).join(' ')
  const about = subject.property ? String(subject.property.ref) : ''
  return [formKindLabels[model.kind][terms.defaultLocale], name || textOf(answers, 'email'), about]
    .filter(Boolean)
    .join(' – ')
}

const monthsAfter = (date: Date, months: number): string => {
  const after = new Date(date)
  after.setUTCMonth(after.getUTCMonth() + months)
  return after.toISOString()
}

const personOf = (answers: Answers): LeadData['person'] =>
  Object.fromEntries(
    personFieldNames.flatMap((name) => (textOf(answers, name) ? [[name, textOf(answers, name)]] : [])),
  )

/** A lead as it is stored, before what the form itself adds. */
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
    retentionDate: monthsAfter(now, terms.retentionMonths),
    idempotencyKey: submissionKey,
    campaign: readCampaign(controls.campaign ?? null),
    ...(source && { source }),
    ...(subject.property && { property: subject.property.id }),
    ...(subject.project && { project: subject.project.id }),
    // The sentence itself is the proof; its version makes equal ones easy to find.
    ...(model.consent && { consentTextVersion: `${model.consent.version}: ${model.consent.text}` }),
  }
}
