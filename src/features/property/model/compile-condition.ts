import { compileExpression, type Options } from 'filtrex'

import { comparableValue, orderOf } from './comparable-value'

/** Values that an expression reads, by name. */
export type Values = Readonly<Record<string, unknown>>

/** In characters; the field of the form has the same limit. */
export const maxExpressionLength = 500

/** Parentheses inside each other. */
export const maxExpressionDepth = 20

const texts = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g

function depthOf(expression: string): number {
  let [depth, deepest] = [0, 0]
  for (const sign of expression) {
    if (sign === '(') deepest = Math.max(deepest, ++depth)
    if (sign === ')') depth--
  }
  return deepest
}

/**
 * Why an expression is refused before it is parsed: a pattern (`~=`) can take any time on a text, and the others bound
 * the work. Without patterns, loops and own functions, the time depends on the length alone.
 */
export function findRefusal(expression: string): 'tooLong' | 'pattern' | 'tooDeep' | null {
  if (expression.length > maxExpressionLength) return 'tooLong'
  const withoutTexts = expression.replace(texts, '""')
  if (withoutTexts.includes('~')) return 'pattern'
  return depthOf(withoutTexts) > maxExpressionDepth ? 'tooDeep' : null
}

/** Values an expression may read: plain ones only, no objects or functions. */
function readPlainValue(name: string, _: unknown, values: unknown): string | number | boolean {
  const value = Object.hasOwn(values as Values, name) ? (values as Values)[name] : undefined
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : ''
}

function refusePattern(): never {
  throw new Error('Patterns are not supported')
}

/** An infinite number would meet any condition: dividing by zero has no result. */
function finite(result: number): number {
  if (Number.isFinite(result)) return result
  throw new Error('The result is no number')
}

function numberFrom(value: unknown): number {
  if (typeof value === 'number') return value
  throw new Error('A number was expected')
}

const calculate = (rule: (one: number, other: number) => number) => (one: unknown, other: unknown) =>
  finite(rule(numberFrom(one), numberFrom(other)))

const sameType = (one: unknown, other: unknown) => typeof one === typeof other

function compared(one: unknown, other: unknown): number {
  const order = orderOf(one, other)
  if (order === null || !Number.isFinite(order)) throw new Error('These values have no order')
  return order
}

/** A date of a field is a moment, one in the expression a day: both are compared as days. */
const operators = {
  '~=': refusePattern,
  '/': calculate((one, other) => one / other),
  '^': calculate((one, other) => one ** other),
  mod: calculate((one, other) => ((one % other) + other) % other),
  '==': (one: unknown, other: unknown) =>
    sameType(one, other) && comparableValue(one) === comparableValue(other),
  '!=': (one: unknown, other: unknown) =>
    !sameType(one, other) || comparableValue(one) !== comparableValue(other),
  '<': (one: unknown, other: unknown) => compared(one, other) < 0,
  '<=': (one: unknown, other: unknown) => compared(one, other) <= 0,
  '>': (one: unknown, other: unknown) => compared(one, other) > 0,
  '>=': (one: unknown, other: unknown) => compared(one, other) >= 0,
}

type Compiled = (values: Values) => unknown

/** Few expressions are stored, and each is evaluated for every property. The limit keeps tries of editors from adding up. */
const compiled = new Map<string, Compiled>()
const maxCompiled = 200

/**
 * Compiles an expression, once.
 *
 * @returns a function whose result is an Error when the evaluation fails
 * @throws an Error when the expression is refused or cannot be parsed
 */
export function compileCondition(expression: string): Compiled {
  const cached = compiled.get(expression)
  if (cached) return cached
  const refusal = findRefusal(expression)
  if (refusal) throw new Error(refusal)
  const made: Compiled = compileExpression(expression, {
    customProp: readPlainValue,
    // The type asks for all operators; those that are left out keep their meaning.
    operators: operators as unknown as Options['operators'],
  })
  if (compiled.size >= maxCompiled) compiled.clear()
  compiled.set(expression, made)
  return made
}
