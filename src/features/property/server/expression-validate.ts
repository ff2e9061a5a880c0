import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'
import { displayableFields } from '@/features/property/model/catalogue'
import { findExpressionProblem } from '@/features/property/model/display-condition'

const numericKinds: readonly string[] = ['number', 'integer', 'year']
const numericSpecials: readonly string[] = ['ref', 'price']

/** A number for number fields, else a string: enough to find a comparison that can never be true. */
const sample = Object.fromEntries(
  displayableFields.map(({ name, kind }) => [
    name,
    numericKinds.includes(kind) || numericSpecials.includes(name) ? 1 : 'x',
  ]),
)

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
