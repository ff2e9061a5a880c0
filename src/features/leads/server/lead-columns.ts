import type { Payload } from 'payload'

import { localeNames, type Locale, type Localized } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import { formKindLabels, type FormKind } from '@/features/submissions/model/form-kinds'
import { leadStatusLabels } from '@/features/leads/model/lead-status'
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
    label: { nl: 'Ontvangen (UTC)', fr: 'Reçue (UTC)', en: 'Received (UTC)', de: 'Eingegangen (UTC)' },
    value: ({ lead }) => momentOf(lead.createdAt),
  },
  {
    label: { nl: 'Formulier', fr: 'Formulaire', en: 'Form', de: 'Formular' },
    value: ({ lead }, locale) => formKindLabels[lead.form][locale],
  },
  {
    label: { nl: 'Onderwerp', fr: 'Objet', en: 'Subject', de: 'Betreff' },
    value: ({ lead }) => lead.subject,
  },
  {
    label: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
    value: ({ lead }, locale) => leadStatusLabels[lead.status][locale],
  },
  {
    label: { nl: 'Toegewezen aan', fr: 'Attribué à', en: 'Assigned to', de: 'Zugewiesen an' },
    value: ({ lead }) => nameOf(lead.assignee),
  },
  {
    label: { nl: 'Beantwoord (UTC)', fr: 'Répondu (UTC)', en: 'Answered (UTC)', de: 'Beantwortet (UTC)' },
    value: ({ lead }) => momentOf(lead.answeredAt),
  },
  {
    label: { nl: 'Aanspreking', fr: 'Civilité', en: 'Title', de: 'Anrede' },
    value: ({ lead: { person } }, locale) =>
      person?.title ? studioText(locale, `leads.titles.${person.title}`) : null,
  },
  {
    label: { nl: 'Voornaam', fr: 'Prénom', en: 'First name', de: 'Vorname' },
    value: ({ lead }) => lead.person?.firstName,
  },
  {
    label: { nl: 'Naam', fr: 'Nom', en: 'Last name', de: 'Name' },
    value: ({ lead }) => lead.person?.lastName,
  },
  {
    label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
    value: ({ lead }) => lead.person?.email,
  },
  {
    label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
    value: ({ lead }) => lead.person?.phone,
  },
  { label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' }, value: addressOf },
  {
    label: { nl: 'Referentie', fr: 'Référence', en: 'Reference', de: 'Referenz' },
    value: (row) => propertyPart(row, 'ref'),
  },
  {
    label: { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' },
    value: (row) => propertyPart(row, 'studioTitle'),
  },
  {
    label: { nl: 'Project', fr: 'Projet', en: 'Project', de: 'Projekt' },
    value: ({ lead }) => nameOf(lead.project),
  },
  {
    label: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
    value: ({ lead }) => localeNames[lead.language],
  },
  {
    label: { nl: 'Herkomst', fr: 'Provenance', en: 'Source', de: 'Herkunft' },
    value: ({ lead }) => lead.source,
  },
]

const allAnswers: Column = {
  label: { nl: 'Antwoorden', fr: 'Réponses', en: 'Answers', de: 'Antworten' },
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
