import { compileExpression, type Options } from 'filtrex'

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
  const known = compiled.get(expression)
  if (known) return known
  const refusal = findRefusal(expression)
  if (refusal) throw new Error(refusal)
  const made: Compiled = compileExpression(expression, {
    customProp: readPlainValue,
    // The type asks for all operators; those that are left out keep their meaning.
    operators: { '~=': refusePattern } as unknown as Options['operators'],
  })
  if (compiled.size >= maxCompiled) compiled.clear()
  compiled.set(expression, made)
  return made
}
