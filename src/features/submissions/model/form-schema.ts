import * as z from 'zod/mini'

import { fieldsOf, isFieldVisible } from './visible-fields'
import type { Day } from '@/lib/time/belgian-time'
import type { Answer, Answers } from './form-field'
import type { FormModel, ModelField } from './form-model'
import { findBreaches } from './form-rules'
import { describeProblem, type Problem, type ProblemTexts } from './problems'
import { isProblem, readField, type Reading } from './read-field'

/** The error text of a missing answer. */
function missing(field: ModelField, texts: ProblemTexts): string {
  if (field.missingText) return field.missingText
  const code = field.kind === 'checkboxes' ? 'chooseOne' : 'required'
  return describeProblem(texts, { code, values: { field: field.label } })
}

function schemaOfField(field: ModelField, texts: ProblemTexts, reading: Reading) {
  return z.pipe(
    z.unknown(),
    z.transform((value, { issues }): Answer | undefined => {
      const read = readField(field, value, reading)
      const refuse = (message: string) => {
        issues.push({ code: 'custom', message, input: value })
        return z.NEVER
      }
      if (isProblem(read))
        return refuse(describeProblem(texts, { ...read, values: { ...read.values, field: field.label } }))
      return read === undefined && field.required ? refuse(missing(field, texts)) : read
    }),
  )
}

/** A field as it is required with these answers. */
export function withRequired(field: ModelField, values: Readonly<Record<string, unknown>>): ModelField {
  if (!field.optionalWith) return field
  const isEnough = field.optionalWith.some(({ field: name, contains }) => {
    const text = String(values[name] ?? '').trim()
    return contains ? contains.some((part) => text.includes(part)) : text !== ''
  })
  return isEnough ? { ...field, required: false } : field
}

/** Schema of the answers of a form; unknown keys are refused. */
const schemaOfFields = (fields: ModelField[], texts: ProblemTexts, reading: Reading) =>
  z.strictObject(
    Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field, texts, reading)])),
  )

export type CheckedAnswers =
  | { ok: true; answers: Answers }
  /** One text per field; `unknown` are keys that no form sends. */
  | { ok: false; errors: Record<string, string>; unknown: string[] }

const withoutMissing = (answers: Record<string, Answer | undefined>): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** The answers that are valid one by one, so that rules between them are checked although others are missing. */
const readValid = (
  fields: readonly ModelField[],
  values: Readonly<Record<string, unknown>>,
  reading: Reading,
): Answers =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const read = readField(field, values[field.name], reading)
      return read === undefined || isProblem(read) ? [] : [[field.name, read]]
    }),
  )

/** The text of a problem found outside the schema. */
export function describeBreach(
  model: FormModel,
  texts: ProblemTexts,
  { field, problem, other }: { field: string; problem: Problem; other?: string },
): string {
  const labelOf = (name?: string) => fieldsOf(model).find((each) => each.name === name)?.label ?? ''
  return describeProblem(texts, {
    ...problem,
    values: { ...problem.values, field: labelOf(field), other: labelOf(other) },
  })
}

/**
 * Checks the values of a form, in browser and server alike. Fields hidden by another answer are neither checked nor
 * returned.
 */
export function checkAnswers(
  model: FormModel,
  values: Readonly<Record<string, unknown>>,
  texts: ProblemTexts,
  today: Day,
): CheckedAnswers {
  const fields = fieldsOf(model)
  const wantedFields = fields
    .filter((field) => isFieldVisible(field, values, fields))
    .map((field) => withRequired(field, values))
  const skipped = new Set(
    fields.filter((field) => !wantedFields.some(({ name }) => name === field.name)).map(({ name }) => name),
  )
  const given = Object.fromEntries([
    // The schema requires every key, so that a missing answer has its own error.
    ...wantedFields.map(({ name }) => [name, undefined]),
    ...Object.entries(values).filter(([name]) => !skipped.has(name)),
  ])
  const reading: Reading = { locale: model.locale, style: model.priceStyle, today }
  const result = schemaOfFields(wantedFields, texts, reading).safeParse(given)
  const issues = result.success ? [] : result.error.issues
  const refused = Object.fromEntries(
    issues.flatMap(({ path, message }) => (path[0] ? [[String(path[0]), message]] : [])),
  )
  const answers = result.success ? withoutMissing(result.data) : readValid(wantedFields, given, reading)
  const breaches = findBreaches(model.rules, answers).map((each) => [
    each.field,
    describeBreach(model, texts, each),
  ])
  if (result.success && breaches.length === 0) return { ok: true, answers }
  return {
    ok: false,
    errors: { ...Object.fromEntries(breaches), ...refused },
    unknown: issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])),
  }
}
