import type { Payload } from 'payload'

import type { FormDefinition, LetterFacts, LetterSubject } from '@/forms/define-form'
import { env } from '@/lib/env'
import type { Answers } from '@/lib/forms/form-field'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/i18n/locales'
import { myPath } from '@/lib/leads/my-link'
import { salutationOf } from '@/lib/leads/salutation'
import { neutraliseLinks } from '@/lib/mail/neutralise-links'
import type { Lead } from '@/payload-types'

import { relatedId } from '../hooks/related-id'
import { letterRows } from './letter-rows'
import { projectSubject, propertySubject, type SubjectQuestion } from './letter-subject'

export interface FactsQuestion {
  payload: Payload
  form: FormDefinition
  lead: Lead
  /** The language of the letter. */
  locale: Locale
  /** For staff, who may know of a property that is no longer on the site. */
  isForAgency: boolean
}

/** For staff alone: what a lead is about when visitors cannot see it any more. */
async function hiddenProperty({ payload, locale }: FactsQuestion, id: string): Promise<LetterSubject | null> {
  const property = await payload.findByID({
    collection: 'properties',
    id,
    locale,
    depth: 0,
    disableErrors: true,
    select: { ref: true, studioTitle: true },
    // Named in a mail to the agency alone, whose property it is.
    overrideAccess: true,
  })
  if (!property) return null
  const ref = String(property.ref)
  const href = `${env.serverUrl}/admin/collections/properties/${id}/`
  return { ref, title: property.studioTitle || ref, lines: [], href }
}

async function subjectOf(question: FactsQuestion, asked: SubjectQuestion): Promise<LetterSubject | null> {
  const { lead, isForAgency } = question
  const property = relatedId(lead.property)
  if (property !== null) {
    const shown = await propertySubject(property, asked)
    return shown ?? (isForAgency ? hiddenProperty(question, property) : null)
  }
  const project = relatedId(lead.project)
  return project === null ? null : projectSubject(project, asked)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function agencyNameOf({ payload, locale }: FactsQuestion): Promise<string> {
  const { agency } = await payload.findGlobal({
    slug: 'siteConfig',
    locale,
    depth: 0,
    select: { agency: { name: true } },
    overrideAccess: false,
  })
  return agency?.name ?? ''
}

/** Everything the letters of a lead may be written from, in one language. */
export async function letterFacts(question: FactsQuestion): Promise<LetterFacts> {
  const { payload, form, lead, locale, isForAgency } = question
  const t = await getTranslator(locale)
  const answers = isRecord(lead.answers) ? lead.answers : {}
  const [about, agencyName, rows] = await Promise.all([
    subjectOf(question, { payload, locale, t }),
    agencyNameOf(question),
    letterRows(payload, { kind: lead.form, form, answers }, locale, !isForAgency),
  ])
  return {
    lead,
    // Checked against the form's schema before it was stored.
    answers: answers as Answers,
    locale,
    t,
    salutation: neutraliseLinks(salutationOf(lead.person, locale)),
    agencyName,
    serverUrl: env.serverUrl,
    ...(about && { about }),
    rows,
    my: (what, id, until) => `${env.serverUrl}${myPath(locale, what, id, until, env.payloadSecret)}`,
  }
}
