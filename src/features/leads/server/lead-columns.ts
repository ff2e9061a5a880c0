import type { Payload } from 'payload'

import { localeNames, type Locale, type Localized } from '@/lib/i18n/locales'
import { studioLabel, studioText } from '@/lib/i18n/studio-text'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import type { Lead } from '@/payload-types'

import type { CsvCell, CsvColumn } from '@/lib/values/csv'
import { isRecord } from '@/lib/values/read-value'
import { answeredFields, type AnswerRow } from './answer-rows'

/** A lead as it is exported: related documents one level deep, answers as words. */
export interface ExportedLead {
  lead: Lead
  answers: AnswerRow[]
}

interface Column {
  label: Localized
  value: (row: ExportedLead, locale: Locale) => CsvCell
}

const momentOf = (value: string | null | undefined): CsvCell => value?.slice(0, 16).replace('T', ' ')

const nameOf = (value: unknown): CsvCell => (isRecord(value) ? String(value.name ?? '') : null)

const propertyPart = ({ lead: { property } }: ExportedLead, name: 'ref' | 'studioTitle'): CsvCell =>
  property && typeof property === 'object' ? property[name] : null

const addressOf = ({ lead: { person } }: ExportedLead): CsvCell =>
  [
    [person?.street, person?.houseNumber, person?.boxNr].filter(Boolean).join(' '),
    [person?.zip, person?.city].filter(Boolean).join(' '),
    person?.country,
  ]
    .filter(Boolean)
    .join(', ')

const columns: Column[] = [
  {
    label: studioLabel('leads.columns.received'),
    value: ({ lead }) => momentOf(lead.createdAt),
  },
  {
    label: studioLabel('leads.columns.form'),
    value: ({ lead }, locale) => formKindLabels[lead.form][locale],
  },
  {
    label: studioLabel('leads.columns.subject'),
    value: ({ lead }) => lead.subject,
  },
  {
    label: studioLabel('leads.columns.status'),
    value: ({ lead }, locale) => studioText(locale, `leads.statuses.${lead.status}`),
  },
  {
    label: studioLabel('leads.columns.assignee'),
    value: ({ lead }) => nameOf(lead.assignee),
  },
  {
    label: studioLabel('leads.columns.answered'),
    value: ({ lead }) => momentOf(lead.answeredAt),
  },
  {
    label: studioLabel('leads.columns.title'),
    value: ({ lead: { person } }, locale) =>
      person?.title ? studioText(locale, `leads.titles.${person.title}`) : null,
  },
  {
    label: studioLabel('leads.columns.firstName'),
    value: ({ lead }) => lead.person?.firstName,
  },
  {
    label: studioLabel('leads.columns.lastName'),
    value: ({ lead }) => lead.person?.lastName,
  },
  {
    label: studioLabel('leads.columns.email'),
    value: ({ lead }) => lead.person?.email,
  },
  {
    label: studioLabel('leads.columns.phone'),
    value: ({ lead }) => lead.person?.phone,
  },
  { label: studioLabel('leads.columns.address'), value: addressOf },
  {
    label: studioLabel('leads.columns.reference'),
    value: (row) => propertyPart(row, 'ref'),
  },
  {
    label: studioLabel('leads.columns.property'),
    value: (row) => propertyPart(row, 'studioTitle'),
  },
  {
    label: studioLabel('leads.columns.project'),
    value: ({ lead }) => nameOf(lead.project),
  },
  {
    label: studioLabel('leads.columns.language'),
    value: ({ lead }) => localeNames[lead.language],
  },
  {
    label: studioLabel('leads.columns.source'),
    value: ({ lead }) => lead.source,
  },
]

const allAnswers: Column = {
  label: studioLabel('leads.columns.answers'),
  value: ({ answers }) => answers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
}

const answerColumns = (payload: Payload, form: FormKind): Column[] =>
  answeredFields(payload, form).map(({ name, label }) => ({
    label,
    value: ({ answers }) => answers.find((answer) => answer.name === name)?.value,
  }))

/** The columns of the file: those all leads have, then one per question when the list shows one form. */
export const leadColumns = (
  payload: Payload,
  form: FormKind | null,
  locale: Locale,
): CsvColumn<ExportedLead>[] =>
  [...columns, ...(form ? answerColumns(payload, form) : [allAnswers])].map(({ label, value }) => ({
    heading: label[locale],
    value: (row) => value(row, locale),
  }))
