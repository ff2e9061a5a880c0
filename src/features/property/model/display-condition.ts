import {
  compileCondition,
  findRefusal,
  maxExpressionDepth,
  maxExpressionLength,
  type Values,
} from './compile-condition'
import { comparableValue, orderOf } from './comparable-value'
import { isEmpty } from './is-empty'

/** The stored condition under which a field is shown. */
export interface StoredCondition {
  kind?: 'none' | 'value' | 'field' | 'expression' | null
  field?: string | null
  operator?: string | null
  value?: string | null
  compareField?: string | null
  expression?: string | null
}

type Comparison = (one: unknown, other: unknown) => boolean

const equals: Comparison = (one, other) =>
  String(comparableValue(one) ?? '') === String(comparableValue(other) ?? '')

const comparisons: Record<string, Comparison> = {
  equals,
  notEquals: (one, other) => !equals(one, other),
  greaterThan: (one, other) => (orderOf(one, other) ?? 0) > 0,
  lessThan: (one, other) => (orderOf(one, other) ?? 0) < 0,
}

const compare = ({ operator }: StoredCondition, one: unknown, other: unknown): boolean =>
  comparisons[operator ?? 'equals']?.(one, other) ?? false

function evaluate(expression: string, values: Values): boolean {
  try {
    const result: unknown = compileCondition(expression)(values)
    return result === true || (typeof result === 'number' && Number.isFinite(result) && result !== 0)
  } catch {
    return false
  }
}

/** Keywords of the expression language. */
const keywords = new Set(['and', 'or', 'not', 'in', 'of', 'mod', 'if', 'then', 'else'])

/**
 * Names that an expression reads: in single quotes or without quotes. Texts in double quotes and functions are not
 * names.
 */
function namesIn(expression: string): string[] {
  const withoutTexts = expression.replace(/"(?:[^"\\]|\\.)*"/g, '""')
  const quoted = [...withoutTexts.matchAll(/'([^']*)'/g)].map(([, name]) => name ?? '')
  const parts = withoutTexts.replace(/'[^']*'/g, '""').match(/[A-Za-z_$][\w.$]*|\S/g) ?? []
  const bare = parts.filter((part, index) => /^[A-Za-z_$]/.test(part) && parts[index + 1] !== '(')
  return [...quoted, ...bare.filter((name) => !keywords.has(name))]
}

/** Why an expression would never be met. */
export type ExpressionProblem =
  | { kind: 'empty' }
  | { kind: 'pattern' }
  | { kind: 'tooLong' | 'tooDeep'; most: number }
  | { kind: 'unknownName'; name: string }
  | { kind: 'error'; message: string }

/**
 * Tests an expression, because the page reports no errors of expressions.
 *
 * @param sample a value of the right type for every available name
 * @returns null if the expression is valid
 */
export function findExpressionProblem(expression: string, sample: Values): ExpressionProblem | null {
  if (isEmpty(expression)) return { kind: 'empty' }
  const refusal = findRefusal(expression)
  if (refusal === 'pattern') return { kind: refusal }
  if (refusal === 'tooLong') return { kind: refusal, most: maxExpressionLength }
  if (refusal === 'tooDeep') return { kind: refusal, most: maxExpressionDepth }
  const name = namesIn(expression).find((each) => !Object.hasOwn(sample, each))
  if (name !== undefined) return { kind: 'unknownName', name }
  try {
    const result: unknown = compileCondition(expression)(sample)
    return result instanceof Error ? { kind: 'error', message: result.message } : null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { kind: 'error', message: message.split('\n').slice(0, 3).join(' ') }
  }
}

/**
 * Whether the values of a property meet a condition. A condition that cannot be evaluated is not met
 * (specification sections 5 and 8, acceptance E2).
 */
export function isConditionMet(condition: StoredCondition | null | undefined, values: Values): boolean {
  const kind = condition?.kind ?? 'none'
  if (!condition || kind === 'none') return true
  if (kind === 'expression') return evaluate(condition.expression ?? '', values)
  const one = values[condition.field ?? '']
  return compare(condition, one, kind === 'field' ? values[condition.compareField ?? ''] : condition.value)
}
