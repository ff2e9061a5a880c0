import type { Payload } from 'payload'

import type { FormDefinition } from '@/forms/define-form'
import { forms } from '@/forms/registry'
import { personFieldNames, type FormField } from '@/lib/forms/form-field'
import type { Locale } from '@/lib/i18n/locales'
import { answerWords, nameAsWords } from '@/lib/leads/answer-words'
import type { FormKind } from '@/lib/leads/form-kinds'
import type { LeadRow } from '@/lib/leads/lead-overview'

import { optionLabels } from './option-labels'

/** Stands with the person or among the files. */
const shownElsewhere = new Set<string>(personFieldNames)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Leads of former versions may name a form that is gone.
const formOf = (kind: FormKind): FormDefinition | undefined => forms[kind]

/** An answer with the name of its field: two fields of a form may have the same label. */
export interface AnswerRow extends LeadRow {
  name: string
}

/** Fields of a form whose answers stand in rows: not those of the person, nor files. */
export const answeredFields = (kind: FormKind): FormField[] =>
  (formOf(kind)?.steps ?? [])
    .flatMap((step) => step.fields)
    .filter(({ name, kind: of }) => of !== 'file' && !shownElsewhere.has(name))

async function rowOf(payload: Payload, field: FormField, value: unknown, locale: Locale): Promise<AnswerRow> {
  const labels = await optionLabels(payload, field, value, locale)
  return {
    name: field.name,
    label: field.label[locale],
    value: answerWords(value, locale, field, labels),
  }
}

/**
 * The answers of a lead with the form's own labels and the values as words, in the order of the form. What the form no
 * longer asks comes last, under its name; nothing that was sent is left out.
 */
export async function answerRows(
  payload: Payload,
  kind: FormKind,
  answers: unknown,
  locale: Locale,
): Promise<AnswerRow[]> {
  if (!isRecord(answers)) return []
  const fields = answeredFields(kind).filter(({ name }) => name in answers)
  const known = new Set([...fields.map(({ name }) => name), ...shownElsewhere])
  const rows = await Promise.all(fields.map((field) => rowOf(payload, field, answers[field.name], locale)))
  const others = Object.entries(answers)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => ({ name, label: nameAsWords(name), value: answerWords(value, locale) }))
  return [...rows, ...others].filter(({ value }) => value !== '')
}
