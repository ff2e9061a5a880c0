import { compileExpression } from 'filtrex'

import { isEmpty } from './is-empty'

/** When a field is shown, as an editor sets it. */
export interface StoredCondition {
  kind?: 'none' | 'value' | 'field' | 'expression' | null
  field?: string | null
  operator?: string | null
  value?: string | null
  compareField?: string | null
  expression?: string | null
}

type Values = Readonly<Record<string, unknown>>
type Comparison = (one: unknown, other: unknown) => boolean

const isNumeric = (value: unknown) => !isEmpty(value) && Number.isFinite(Number(value))

const equals: Comparison = (one, other) =>
  isNumeric(one) && isNumeric(other)
    ? Number(one) === Number(other)
    : String(one ?? '') === String(other ?? '')

const comparisons: Record<string, Comparison> = {
  equals,
  notEquals: (one, other) => !equals(one, other),
  greaterThan: (one, other) => isNumeric(one) && isNumeric(other) && Number(one) > Number(other),
  lessThan: (one, other) => isNumeric(one) && isNumeric(other) && Number(one) < Number(other),
}

const compare = ({ operator }: StoredCondition, one: unknown, other: unknown): boolean =>
  comparisons[operator ?? 'equals']?.(one, other) ?? false

/** Values an expression may read: plain ones only, objects and functions stay out of its reach. */
function readPlainValue(name: string, _: unknown, values: unknown): string | number | boolean {
  const value = Object.hasOwn(values as Values, name) ? (values as Values)[name] : undefined
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : ''
}

function evaluate(expression: string, values: Values): boolean {
  try {
    const result: unknown = compileExpression(expression, { customProp: readPlainValue })(values)
    return result === true || (typeof result === 'number' && result !== 0)
  } catch {
    return false
  }
}

/** Words of the language of expressions that are written like names. */
const keywords = new Set(['and', 'or', 'not', 'in', 'of', 'mod', 'if', 'then', 'else'])

/** Names an expression reads: quoted ones in single quotes, others bare; texts in double quotes and functions are none. */
function namesIn(expression: string): string[] {
  const withoutTexts = expression.replace(/"(?:[^"\\]|\\.)*"/g, '""')
  const quoted = [...withoutTexts.matchAll(/'([^']*)'/g)].map(([, name]) => name ?? '')
  const bare = withoutTexts.replace(/'[^']*'/g, '""').match(/[A-Za-z_$][\w.$]*(?!\w*\s*\()/g) ?? []
  return [...quoted, ...bare.filter((name) => !keywords.has(name))]
}

/** Why an expression would always count as not met. */
export type ExpressionProblem =
  { kind: 'empty' } | { kind: 'unknownName'; name: string } | { kind: 'error'; message: string }

/**
 * Tries an expression, so that the editor learns at once what the page would keep silent about.
 *
 * @param sample a value of the right kind for every name that may be used
 * @returns null when nothing is wrong with it
 */
export function problemOfExpression(expression: string, sample: Values): ExpressionProblem | null {
  if (isEmpty(expression)) return { kind: 'empty' }
  const name = namesIn(expression).find((each) => !Object.hasOwn(sample, each))
  if (name !== undefined) return { kind: 'unknownName', name }
  try {
    const result: unknown = compileExpression(expression, { customProp: readPlainValue })(sample)
    return result instanceof Error ? { kind: 'error', message: result.message } : null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { kind: 'error', message: message.split('\n').slice(0, 3).join(' ') }
  }
}

/**
 * Says whether a condition is met by the values of a property. One that cannot be evaluated is not met
 * (specification sections 5 and 8, acceptance E2).
 */
export function isConditionMet(condition: StoredCondition | null | undefined, values: Values): boolean {
  const kind = condition?.kind ?? 'none'
  if (!condition || kind === 'none') return true
  if (kind === 'expression') return evaluate(condition.expression ?? '', values)
  const one = values[condition.field ?? '']
  return compare(condition, one, kind === 'field' ? values[condition.compareField ?? ''] : condition.value)
}
