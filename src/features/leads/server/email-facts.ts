import type { Payload } from 'payload'

import type { FormDefinition, EmailFacts, LeadSubject } from '@/features/submissions/model/define-form'
import { env } from '@/lib/env'
import { type Answers, personFieldNames, type FormField } from '@/features/submissions/model/form-field'
import { readNumberLanguage } from '@/features/property/server/api'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/i18n/locales'
import { signedLinkPath } from '@/lib/http/signed-links'
import { formatSalutation } from '@/features/leads/model/salutation'
import { neutraliseLinks } from '@/lib/email/neutralise-links'
import type { Lead } from '@/payload-types'
import { relatedId, isRecord } from '@/lib/values/read-value'
import { forReader } from '@/lib/payload/reader-language'
import { answerWords } from '@/features/leads/model/answer-words'
import type { FormKind } from '@/features/submissions/model/form-kinds'

import { projectSubject, propertySubject, type SubjectQuestion } from './lead-subject'
import { answerRows } from './answer-rows'
import { optionLabels } from './option-labels'

const personNames = new Set<string>(personFieldNames)

interface EmailRow {
  label: string
  value: string
}

const fieldsOf = (form: FormDefinition): FormField[] => form.steps.flatMap(({ fields }) => fields)

interface Submission {
  kind: FormKind
  form: FormDefinition
  answers: Record<string, unknown>
}

/**
 * Every answer of a lead with its label and its value as text, those of the person first.
 *
 * @param isForStranger for a recipient whose e-mail address a visitor typed: text that could become a link is
 * defused
 */
async function findEmailRows(
  payload: Payload,
  { kind, form, answers }: Submission,
  locale: Locale,
  isForStranger: boolean,
): Promise<EmailRow[]> {
  const fields = fieldsOf(form)
  // An e-mail address can only become a `mailto:` link, and a defused one would be unreadable.
  const mailFields = new Set(fields.filter(({ kind: of }) => of === 'email').map(({ name }) => name))
  const safe = (name: string, words: string) =>
    isForStranger && !mailFields.has(name) ? neutraliseLinks(words) : words
  const person = fields
    .filter(({ name }) => personNames.has(name))
    .map(async (field) => {
      const value = answers[field.name]
      const labels = await optionLabels(payload, field, value, { locale })
      return {
        label: field.label[locale],
        value: safe(field.name, answerWords(value, { locale }, field, labels)),
      }
    })
  const others = await answerRows(payload, kind, answers, locale)
  return [
    ...(await Promise.all(person)),
    ...others.map(({ name, label, value }) => ({ label, value: safe(name, value) })),
  ].filter(({ value }) => value !== '')
}

export interface FactsQuestion {
  payload: Payload
  form: FormDefinition
  lead: Lead
  /** The language of the message. */
  locale: Locale
  /** For staff, who may read properties that are no longer on the site. */
  isForAgency: boolean
}

/** For staff only: the subject of a lead that visitors can no longer see. */
async function hiddenProperty({ payload, locale }: FactsQuestion, id: string): Promise<LeadSubject | null> {
  const property = await payload.findByID({
    collection: 'properties',
    id,
    locale,
    depth: 0,
    disableErrors: true,
    select: { ref: true, studioTitle: true },
    ...forReader(locale),
    // Named only in an e-mail to the agency, the owner of the data.
    overrideAccess: true,
  })
  if (!property) return null
  const ref = String(property.ref)
  const href = `${env.serverUrl}/admin/collections/properties/${id}/`
  return { ref, title: property.studioTitle || ref, lines: [], href }
}

async function getSubject(
  question: FactsQuestion,
  subjectQuestion: SubjectQuestion,
): Promise<LeadSubject | null> {
  const { lead, isForAgency } = question
  const property = relatedId(lead.property)
  if (property !== null) {
    const shown = await propertySubject(property, subjectQuestion)
    return shown ?? (isForAgency ? hiddenProperty(question, property) : null)
  }
  const project = relatedId(lead.project)
  return project === null ? null : projectSubject(project, subjectQuestion)
}

async function getAgencyName({ payload, locale }: FactsQuestion): Promise<string> {
  const { agency } = await payload.findGlobal({
    slug: 'siteConfig',
    locale,
    depth: 0,
    select: { agency: { name: true } },
    overrideAccess: false,
  })
  return agency?.name ?? ''
}

/** All data for the messages of a lead, in one language. */
export async function getEmailFacts(question: FactsQuestion): Promise<EmailFacts> {
  const { payload, form, lead, locale, isForAgency } = question
  const t = await getTranslator(locale, await readNumberLanguage(payload, locale))
  const answers = isRecord(lead.answers) ? lead.answers : {}
  const [about, agencyName, rows] = await Promise.all([
    getSubject(question, { payload, locale, t }),
    getAgencyName(question),
    findEmailRows(payload, { kind: lead.form, form, answers }, locale, !isForAgency),
  ])
  return {
    lead,
    // Checked against the form's schema before it was stored.
    answers: answers as Answers,
    locale,
    salutation: neutraliseLinks(formatSalutation(lead.person, locale)),
    agencyName,
    serverUrl: env.serverUrl,
    ...(about && { about }),
    rows,
    my: (what, id, until) => `${env.serverUrl}${signedLinkPath(locale, what, id, until, env.payloadSecret)}`,
  }
}
