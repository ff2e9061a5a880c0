import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'
import { displayableFields } from '@/features/property/model/catalogue'
import { findExpressionProblem } from '@/features/property/model/display-condition'

const numericKinds: readonly string[] = ['number', 'integer', 'year']
const numericSpecials: readonly string[] = ['ref', 'price']

function sampleOf({ name, kind }: (typeof displayableFields)[number]): string | number {
  if (kind === 'date') return '2027-01-01T12:00:00.000Z'
  return numericKinds.includes(kind) || numericSpecials.includes(name) ? 1 : 'x'
}

/** A number for number fields, a date for dates, else a string: enough to find a comparison that is never true. */
const sample = Object.fromEntries(displayableFields.map((field) => [field.name, sampleOf(field)]))

/**
 * A failed expression counts as false on the page (specification section 5), so the error must be reported here.
 */
export const expressionValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  // Payload's type does not cover the sibling fields.
  const { kind } = options.siblingData as { kind?: string }
  if (basic !== true || kind !== 'expression') return basic
  const problem = findExpressionProblem(typeof value === 'string' ? value : '', sample)
  if (!problem) return true
  const { kind: reason, ...values } = problem
  return studioMessage(options.req, `fields.expression.${reason}`, values)
}
