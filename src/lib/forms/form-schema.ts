import * as z from 'zod/mini'

import { fieldsOf, isAsked } from './asked-fields'
import { todayInBrussels } from './form-day'
import type { Answer, Answers } from './form-field'
import type { FormModel, ModelField } from './form-model'
import { findBreaches } from './form-rules'
import { describeProblem, type Problem, type ProblemTexts } from './problems'
import { isProblem, readField, type Reading } from './read-field'

/** What is said when an answer is missing. */
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

/** The answers of a form, each read and judged; keys the form does not know are refused. */
const schemaOfFields = (fields: ModelField[], texts: ProblemTexts, reading: Reading) =>
  z.strictObject(
    Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field, texts, reading)])),
  )

export type CheckedAnswers =
  | { ok: true; answers: Answers }
  /** One text per field; `unknown` are keys that no form of ours sends. */
  | { ok: false; errors: Record<string, string>; unknown: string[] }

const withoutMissing = (answers: Record<string, Answer | undefined>): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** A problem that has come to light beside the schema, in words. */
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
 * Checks what a form sent, in browser and server alike. Fields that are not asked, because another answer says so,
 * are neither judged nor kept.
 */
export function checkAnswers(
  model: FormModel,
  values: Readonly<Record<string, unknown>>,
  texts: ProblemTexts,
  today = todayInBrussels(),
): CheckedAnswers {
  const fields = fieldsOf(model)
  const asked = fields.filter((field) => isAsked(field, values, fields))
  const skipped = new Set(fields.filter((field) => !asked.includes(field)).map(({ name }) => name))
  const given = Object.fromEntries([
    // The schema wants every key to be there, so that it can say which answer is missing.
    ...asked.map(({ name }) => [name, undefined]),
    ...Object.entries(values).filter(([name]) => !skipped.has(name)),
  ])
  const result = schemaOfFields(asked, texts, { locale: model.locale, today }).safeParse(given)
  if (!result.success) {
    const { issues } = result.error
    return {
      ok: false,
      errors: Object.fromEntries(
        issues.flatMap(({ path, message }) => (path[0] ? [[path[0], message]] : [])),
      ),
      unknown: issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])),
    }
  }
  const answers = withoutMissing(result.data)
  const breaches = findBreaches(model.rules, answers)
  if (breaches.length === 0) return { ok: true, answers }
  const errors = Object.fromEntries(breaches.map((each) => [each.field, describeBreach(model, texts, each)]))
  return { ok: false, errors, unknown: [] }
}
