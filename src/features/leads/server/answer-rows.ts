import type { Payload } from 'payload'

import { getForm } from '@/features/submissions/server/api'
import { personFieldNames, type FormField } from '@/features/submissions/model/form-field'
import type { Locale } from '@/lib/i18n/locales'
import { answerWords, nameAsWords } from '@/features/leads/model/answer-words'
import type { PriceFormat } from '@/features/property/model/price'
import { readPriceStyle } from '@/features/property/server/api'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import type { LeadRow } from '@/features/leads/model/lead-overview'
import { isRecord } from '@/lib/values/read-value'

import { optionLabels } from './option-labels'

/** Shown with the person or with the files. */
const shownElsewhere = new Set<string>(personFieldNames)

/** An answer with the name of its field: two fields of a form may have the same label. */
export interface AnswerRow extends LeadRow {
  name: string
}

const fieldsOf = (payload: Payload, kind: FormKind): FormField[] =>
  (getForm(payload, kind)?.steps ?? []).flatMap((step) => step.fields)

/** Fields of a form whose answers are rows: without those of the person and files. */
export const answeredFields = (payload: Payload, kind: FormKind): FormField[] =>
  fieldsOf(payload, kind).filter(({ name, kind: of }) => of !== 'file' && !shownElsewhere.has(name))

async function toRow(
  payload: Payload,
  field: FormField,
  value: unknown,
  format: PriceFormat,
): Promise<AnswerRow> {
  const { locale } = format
  const labels = await optionLabels(payload, field, value, format)
  return {
    name: field.name,
    label: field.label[locale],
    value: answerWords(value, format, field, labels),
  }
}

/**
 * The answers of a lead as labels and texts, in the order of the form. The names of files come last, then answers whose
 * fields the form no longer has, under their names; no answer is left out.
 */
export async function answerRows(
  payload: Payload,
  kind: FormKind,
  answers: unknown,
  locale: Locale,
): Promise<AnswerRow[]> {
  if (!isRecord(answers)) return []
  const format = { locale, style: await readPriceStyle(payload) }
  const fields = answeredFields(payload, kind).filter(({ name }) => name in answers)
  const knownNames = new Set([...fields.map(({ name }) => name), ...shownElsewhere])
  const rows = await Promise.all(fields.map((field) => toRow(payload, field, answers[field.name], format)))
  const labels = new Map(fieldsOf(payload, kind).map(({ name, label }) => [name, label[locale]]))
  const others = Object.entries(answers)
    .filter(([name]) => !knownNames.has(name))
    .toSorted(([one], [other]) => Number(labels.has(other)) - Number(labels.has(one)))
    .map(([name, value]) => ({
      name,
      label: labels.get(name) ?? nameAsWords(name),
      value: answerWords(value, format),
    }))
  return [...rows, ...others].filter(({ value }) => value !== '')
}
